import type { ApiContext } from "./api-env.js";
import { refusal } from "./refusal.js";

export interface SentBody {
  text: string;
  value: unknown;
}

const CONTENT_TYPES = { json: "application/json", form: "application/x-www-form-urlencoded" } as const;

/** Reads the body by its content type, if the endpoint accepts that type. */
export async function readBody(c: ApiContext, as: "json" | "form"): Promise<SentBody> {
  const [type] = (c.req.header("content-type") ?? "").toLowerCase().split(";", 1);
  if (type?.trim() !== CONTENT_TYPES[as]) {
    throw refusal(415, "content-type", `Send the body as ${CONTENT_TYPES[as]}.`);
  }
  const text = await c.req.text();
  return { text, value: as === "json" ? parseJson(text) : getFields(new URLSearchParams(text)) };
}

/** Returns one value for each name. A repeated name is ambiguous, and is treated as absent. */
export function getFields(parameters: URLSearchParams): Record<string, string> {
  const found = new Map<string, string | undefined>();
  for (const [name, value] of parameters) found.set(name, found.has(name) ? undefined : value);
  const once = [...found].filter((field): field is [string, string] => field[1] !== undefined);
  return Object.fromEntries(once);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusal(400, "malformed", "The body is not JSON.");
  }
}
