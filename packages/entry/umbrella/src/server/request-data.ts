import { QuireError } from "@quire/core";
import type { Endpoint } from "@quire/services/contract";
import { type GenericSchema, type InferOutput, parse } from "valibot";
import { getHeader, type Incoming } from "./incoming.js";

export interface ServerOptions {
  /** Absolute base of the API's calls, such as "http://api.internal:4173/api/". */
  readonly api: string;
  /** Milliseconds until a call fails. Default: 5000. */
  readonly timeout?: number;
}

type Answered<Row> = Row extends { readonly answer: infer Schema extends GenericSchema }
  ? InferOutput<Schema>
  : never;

/** The outcome of a call: its parsed answer, or the status of its failure; 0 if there was no answer. */
export type Outcome<Value> = { readonly value: Value } | { readonly status: number };

/** Running and finished calls of each request. They end with the request, because nothing else holds it. */
const calls = new WeakMap<Incoming, Map<string, Promise<Outcome<unknown>>>>();

/** Makes a GET call with the user's cookie. A request makes each call once. Never rejects for a failed call. */
export function callForRequest<Row extends Endpoint>(
  request: Incoming,
  row: Row,
  options: ServerOptions,
): Promise<Outcome<Answered<Row>>> {
  const address = getAddress(row, options);
  const own = calls.get(request) ?? new Map<string, Promise<Outcome<unknown>>>();
  calls.set(request, own);
  const running = own.get(address) ?? send(address, request, row, options);
  own.set(address, running);
  // The address belongs to one endpoint, whose schema has parsed the answer.
  return running as Promise<Outcome<Answered<Row>>>;
}

/** @throws QuireError for a relative address, which a server cannot call */
function getAddress({ path }: Endpoint, { api }: ServerOptions): string {
  if (!URL.canParse(api))
    throw new QuireError("configuration/invalid", `A server cannot call the API at "${api}".`, {
      fix: 'Give `api` as an absolute address, such as "http://api.internal:4173/api/".',
    });
  return new URL(path, api.replace(/\/*$/, "/")).href;
}

async function send(
  address: string,
  request: Incoming,
  { answer }: Endpoint,
  { timeout = 5_000 }: ServerOptions,
): Promise<Outcome<unknown>> {
  try {
    const response = await fetch(address, {
      headers: { Accept: "application/json", Cookie: getHeader(request, "cookie") },
      cache: "no-store",
      redirect: "error",
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok || !answer) return { status: response.status };
    return { value: parse(answer, await response.json()) };
  } catch {
    return { status: 0 };
  }
}
