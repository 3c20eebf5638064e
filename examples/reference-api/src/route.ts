import type { AnswerOf, Endpoint } from "@quire/services/contract";
import type { GenericSchema, InferInput, InferOutput } from "valibot";
import * as v from "valibot";
import { getAddress } from "./address.js";
import type { ApiApp, ApiContext } from "./api-env.js";
import type { Once } from "./idempotency.js";
import type { WrittenAnswer } from "./kept-answers.js";
import { Refusal, refusal } from "./refusal.js";
import { getFields, readBody } from "./request-body.js";

type OutputOf<Schema> = Schema extends GenericSchema ? InferOutput<Schema> : undefined;
type ParsedBody<Row> = Row extends { readonly body: { readonly schema: infer Schema } }
  ? OutputOf<Schema>
  : undefined;
type ParsedParams<Row> = Row extends { readonly params: infer Schema } ? OutputOf<Schema> : undefined;
type ParsedQuery<Row> = Row extends { readonly query: infer Schema } ? OutputOf<Schema> : undefined;
type Answer<Row extends Endpoint> = Row extends { readonly answer: infer Schema extends GenericSchema }
  ? InferInput<Schema>
  : AnswerOf<Row>;

interface Call<Row extends Endpoint> {
  readonly c: ApiContext;
  readonly params: ParsedParams<Row>;
  readonly body: ParsedBody<Row>;
  readonly query: ParsedQuery<Row>;
}

type Result<Row extends Endpoint> = Answer<Row> | Response;
/** A keyed call is one transaction, so its work is synchronous. */
type Handled<Row extends Endpoint> = Row extends { readonly keyed: true }
  ? Answer<Row>
  : Result<Row> | Promise<Result<Row>>;
type Handler<Row extends Endpoint> = (call: Call<Row>) => Handled<Row>;

interface RouteOptions<Row extends Endpoint> {
  /** Repeats the answer of a repeated key (keyed calls only). */
  readonly once?: Once;
  /** Calls other services before the transaction starts. Only for calls with an Idempotency-Key. */
  readonly before?: (call: Call<Row>) => Promise<void>;
  /** Builds the answer after a later sign-in from the guest's answer (keyed calls of guests). */
  readonly adopt?: (call: Call<Row>, answer: unknown) => Answer<Row>;
  /** Checks that the body is for this call, if calls share an address. Otherwise the next call handles it. */
  readonly isMeant?: (body: unknown) => boolean;
}

/**
 * Registers an endpoint. Its schemas parse the request and check the answer. A handler returns the answer's
 * data, nothing for 204, or a whole Response.
 */
export function route<const Row extends Endpoint>(
  app: ApiApp,
  row: Row,
  handle: Handler<Row>,
  { once, before, adopt, isMeant }: RouteOptions<Row> = {},
): void {
  // Hono uses GET routes for HEAD too. So a HEAD endpoint is a GET route that passes GET requests on.
  app.on(
    row.method === "HEAD" ? "GET" : row.method,
    getAddress(row).replaceAll(/\{(\w+)\}/g, ":$1"),
    async (c, next) => {
      if (row.method === "HEAD" && c.req.raw.method !== "HEAD") return next();
      const sent = row.body ? await readBody(c, row.body.as) : undefined;
      if (isMeant && !isMeant(sent?.value)) return next();
      // The types of the call are derived from the schemas of this row.
      const call = {
        c,
        // The caller supplies the address, so this server has no parameters for it.
        params: row.base === "supplied" ? undefined : row.params && parseResult(row.params, c.req.param()),
        body: row.body && parseResult(row.body.schema, sent?.value),
        query: row.query && parseResult(row.query, getFields(new URL(c.req.url).searchParams)),
      } as Call<Row>;
      if (!row.keyed || !once) return respond(c, row, await handle(call));
      return once(c, {
        contents: getContents(c, row, sent?.text),
        before: before && (() => before(call)),
        work: () => writeAnswer(c, row, handle(call)),
        adopt: adopt && ((body) => writeAnswer(c, row, adopt(call, JSON.parse(body)))),
      });
    },
  );
}

/** Describes a keyed request: the call, its parameters and its body. */
function getContents(c: ApiContext, { method, path, params }: Endpoint, text = ""): string {
  return `${method} ${path} ${params ? c.req.path : ""}${text}`;
}

function respond(c: ApiContext, row: Endpoint, result: unknown): Response {
  return result instanceof Response ? result : writeAnswer(c, row, result).response;
}

function writeAnswer(c: ApiContext, row: Endpoint, result: unknown): WrittenAnswer {
  if (!row.answer) return { response: c.body(null, row.method === "HEAD" ? 200 : 204), body: null };
  const checked = v.safeParse(row.answer, result);
  if (!checked.success) throw new Error(`${row.name} was about to answer outside the contract.`);
  const body = JSON.stringify(result);
  c.header("Content-Type", "application/json");
  return { response: c.body(body), body };
}

function parseResult(schema: GenericSchema, value: unknown): unknown {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new Refusal(400, { errors: result.issues.map(getProblem) });
}

function getProblem(issue: v.BaseIssue<unknown>) {
  return { field: v.getDotPath(issue) ?? "", code: "invalid", message: issue.message };
}

/** Creates the refusal for a guest whose call needs an account. */
export function toUnauthenticated(): Refusal {
  return refusal(401, "unauthenticated", "You are not signed in.");
}
