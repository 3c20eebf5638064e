import { ACCESS_HEADER, type Endpoint, EXPIRES_HEADER, SESSION_HEADER } from "@quire/services/contract";
import * as v from "valibot";
import type { State, Visitor } from "../scenario/state.js";
import type { Call, CallName } from "./call.js";
import { Refusal, refusal } from "./refusal.js";
import { isForReaders, runCall } from "./run-call.js";

/** A received call. */
export interface ReceivedCall {
  readonly request: Request;
  readonly row: Endpoint;
  readonly body: unknown;
  readonly params: Readonly<Record<string, unknown>>;
  readonly visitor: Visitor;
  readonly state: State;
}

/** Runs a call and answers it by the contract. @throws Error for an answer that breaks the contract */
export function answerCall(arrived: ReceivedCall): Response {
  const { row, request, visitor } = arrived;
  const headers = new Headers({ "Cache-Control": "private, no-store" });
  const { accessToken } = visitor;
  try {
    refuseOtherSites(request, row);
    refuseOldToken(request, row, accessToken);
    const result = runCall(row.name as CallName, toCall(arrived, headers));
    if (usesTokens(request) && visitor.accessToken !== accessToken) {
      headers.set(ACCESS_HEADER, visitor.accessToken);
      headers.set(EXPIRES_HEADER, TOKEN_SECONDS);
    }
    return toResponse(row, 200, result, headers);
  } catch (error) {
    if (error instanceof Refusal) return toResponse(row, error.status, error.body, headers);
    throw error;
  }
}

const TOKEN_SECONDS = "300";

const usesTokens = ({ headers }: Request) => headers.get(SESSION_HEADER) === "token";

/** Calls that start, renew or end a session. */
const WITHOUT_TOKEN = ["authenticate", "authenticatePasskey", "passkeyRequest", "renewTokens", "logout"];

/** Refuses an access token that another one has replaced. Calls without a token are those of a page with cookies. */
function refuseOldToken({ headers }: Request, { name }: Endpoint, accessToken: string): void {
  const [, token] = /^Bearer (.+)$/.exec(headers.get("authorization") ?? "") ?? [];
  if (token && token !== accessToken && !WITHOUT_TOKEN.includes(name))
    throw refusal(401, "unauthenticated", "This token has expired.");
}

/** Parses the body of a request by its type. Returns a symbol for invalid JSON. */
export function getBody(text: string, headers: Headers): unknown {
  if (/urlencoded/.test(headers.get("content-type") ?? ""))
    return Object.fromEntries(new URLSearchParams(text));
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return Symbol("no JSON");
  }
}

/** Refuses a request from another site, which browsers mark with a header. */
function refuseOtherSites({ headers, method }: Request, { base }: Endpoint): void {
  const isOwn = ["site", "api", "service"].includes(base);
  if (!isOwn || method === "GET" || method === "HEAD") return;
  if (headers.get("sec-fetch-site") === "cross-site")
    throw refusal(403, "other-site", "A request from another site is refused.");
}

function toCall({ request, row, body, params, visitor, state }: ReceivedCall, headers: Headers): Call {
  const url = new URL(request.url);
  if (isForReaders(row.name) && !visitor.account) throw refusal(401, "unauthenticated", "Sign in first.");
  return {
    // Each answer is typed by its own row, whose schemas parse all three.
    params: parseInput(row.params, { url: url.href, ...params }, "address") as never,
    query: parseInput(row.query, Object.fromEntries(url.searchParams), "query") as never,
    body: parseInput(row.body?.schema, body, "body") as never,
    state,
    visitor,
    account: visitor.account,
    right: request.headers.get("bcov-auth") ?? "",
    key: request.headers.get("idempotency-key") ?? "",
    origin: url.origin,
    headers,
  };
}

/** @throws Refusal 400 */
function parseInput(schema: v.GenericSchema | undefined, given: unknown, part: string): unknown {
  if (!schema) return undefined;
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw refusal(400, "invalid", `The ${part} does not fit: ${issue.message}`, v.getDotPath(issue) ?? "");
}

function toResponse(row: Endpoint, status: number, body: unknown, headers: Headers): Response {
  const { failures = {}, answer } = row;
  const schema = status < 400 ? answer : (failures[status] ?? failures["4XX"]);
  if (body === undefined) return new Response(null, { status: 204, headers });
  const text = JSON.stringify(body);
  if (schema) requireFit(row, schema, JSON.parse(text));
  headers.set("Content-Type", "application/json");
  return new Response(row.method === "HEAD" ? null : text, { status, headers });
}

function requireFit({ name, method, path }: Endpoint, schema: v.GenericSchema, body: unknown): void {
  const { issues } = v.safeParse(schema, body);
  if (!issues) return;
  const [issue] = issues;
  const place = v.getDotPath(issue) ?? "";
  throw new Error(
    `The fake backend's answer to "${name}" (${method} ${path}) breaks the contract at "${place}": ${issue.message} ` +
      "Compare what the test gave the fake backend with the contract's schema.",
  );
}
