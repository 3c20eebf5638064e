import type { Endpoint } from "@quire/services/contract";
import { endpoints } from "@quire/services/contract/table";
import { toJsonSchema } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";
import { getAddress } from "./address.js";
import { limitedCalls } from "./limited-calls.js";

type Json = Record<string, unknown>;

const MEDIA = { json: "application/json", form: "application/x-www-form-urlencoded" } as const;

/**
 * Builds the contract as an OpenAPI 3.1 document. Calls with the same address share one operation, which lists them in
 * `x-quire-calls`.
 */
export function openApiDocument(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const row of endpoints as readonly Endpoint[]) {
    const path = getAddress(row);
    const method = row.method.toLowerCase();
    const present = paths[path]?.[method];
    paths[path] = { ...paths[path], [method]: present ? join(present, row) : getOperation(row) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Quire reference API",
      version: "1",
      description: "Every call that Quire's widgets make, generated from the contract.",
    },
    paths,
  };
}

function getOperation(row: Endpoint): Json {
  return {
    operationId: row.name,
    summary: row.spec,
    "x-quire-calls": [row.name],
    ...descriptionOf(row),
    parameters: getParameters(row),
    ...(row.body && {
      requestBody: {
        required: true,
        content: { [MEDIA[row.body.as]]: { schema: getSchema(row.body.schema) } },
      },
    }),
    responses: getResponses(row),
  };
}

function descriptionOf({ base }: Endpoint): Json {
  if (base === "identity") return { description: "Answered by the identity service, on another origin." };
  if (base === "geolocation") return { description: "Answered by a country lookup, on another origin." };
  if (base === "playback" || base === "platform")
    return { description: "Answered by a video service, on another origin." };
  if (base === "supplied") return { description: "At an address of the site that a page supplies." };
  return {};
}

/** Joins two calls with the same address: it accepts either body, and gives either answer. */
function join(present: Json, row: Endpoint): Json {
  const other = getOperation(row);
  return {
    ...present,
    "x-quire-calls": [...listIn(present), ...listIn(other)],
    ...(row.body && { requestBody: eitherOf(present["requestBody"], other["requestBody"]) }),
    responses: { ...Object(other["responses"]), ...Object(present["responses"]) },
  };
}

function listIn({ "x-quire-calls": calls }: Json): unknown[] {
  return Array.isArray(calls) ? calls : [];
}

function eitherOf(one: unknown, other: unknown): unknown {
  if (!one || JSON.stringify(one) === JSON.stringify(other)) return other;
  return { required: true, content: { [MEDIA.json]: { schema: { anyOf: [one, other].map(shapeIn) } } } };
}

/** Returns the schema of a JSON request body that `getOperation` made. */
function shapeIn(requestBody: unknown): unknown {
  return Object(requestBody).content?.[MEDIA.json]?.schema;
}

function getResponses(row: Endpoint): Json {
  const good = row.answer
    ? { 200: { description: "Done", content: { [MEDIA.json]: { schema: getSchema(row.answer) } } } }
    : { [row.method === "HEAD" ? 200 : 204]: { description: "Done; no body is read" } };
  const bad = Object.entries(row.failures ?? {}).map(([status, schema]) => [
    status,
    { description: "Refused", content: { [MEDIA.json]: { schema: schema && getSchema(schema) } } },
  ]);
  return { ...good, ...Object.fromEntries(bad), ...(limitedCalls.includes(row) && { 429: TOO_MANY }) };
}

/** The answer that `Refusal` sends. */
const TOO_MANY: Json = {
  description: "Too many of these from one address, or for one name",
  headers: {
    "Retry-After": {
      description: "Seconds after which another try may do better",
      schema: { type: "integer", minimum: 1 },
    },
  },
  content: {
    [MEDIA.json]: {
      schema: {
        type: "object",
        required: ["errors"],
        properties: {
          errors: {
            type: "array",
            items: {
              type: "object",
              required: ["code", "message"],
              properties: { code: { const: "too-many-requests" }, message: { type: "string" } },
            },
          },
        },
      },
    },
  },
};

function getParameters(row: Endpoint): Json[] {
  const key = { name: "Idempotency-Key", in: "header", schema: { type: "string", minLength: 16 } };
  return [...(row.keyed ? [key] : []), ...getFields(row.params, "path"), ...getFields(row.query, "query")];
}

function getFields(schema: GenericSchema | undefined, place: "path" | "query"): Json[] {
  const { properties = {}, required = [] } = schema ? toJsonSchema(schema, CONVERSION) : {};
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: shape,
  }));
}

// JSON Schema describes the sent data. It has no transformations.
const CONVERSION = { typeMode: "input", errorMode: "ignore" } as const;

function getSchema(schema: GenericSchema): Json {
  const { $schema: _, ...shape } = toJsonSchema(schema, CONVERSION);
  return shape;
}
