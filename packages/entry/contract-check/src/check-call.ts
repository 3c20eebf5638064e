import { randomUUID } from "node:crypto";
import { type Endpoint, profileHead } from "@quire/services/contract";
import * as v from "valibot";
import {
  judgeAnswer,
  judgeDate,
  judgeGuest,
  judgeOtherSite,
  judgePrivacy,
  judgeRefusal,
  judgeRepetition,
} from "./judge.js";
import { type Known, NotOffered, Unknown } from "./known.js";
import { type CallReport, secondsSince } from "./report.js";
import type { Sent, Step } from "./steps/index.js";
import { addressAt, type Target } from "./target.js";
import type { Visitor } from "./visitor.js";

export interface Context {
  readonly target: Target;
  readonly known: Known;
  readonly guest: Visitor;
  /** The signed-in visitor, if there is an account. */
  readonly reader?: Visitor | undefined;
}

const OTHER_ORIGIN = "https://another-site.invalid";
const OTHER_SITE = { Origin: OTHER_ORIGIN, "Sec-Fetch-Site": "cross-site" };
const NO_JSON = "{";

/** Tests a call in every way that this target allows. */
export async function checkCall(step: Step, context: Context): Promise<CallReport> {
  const started = performance.now();
  const faults: string[] = [];
  const untried = await runStep(step, context, faults);
  return {
    call: step.row.name,
    address: `${step.row.method} ${getPath(step.row, context.target)}`,
    spec: step.row.spec,
    faults,
    untried,
    seconds: secondsSince(started),
  };
}

const getPath = (row: Endpoint, target: Target) =>
  decodeURI(addressAt(target, row, {}, {})?.replace(new URL(target.site).origin, "") ?? row.path);

/** Adds deviations to `faults`. Returns the reason if a part was not tested. */
async function runStep(step: Step, context: Context, faults: string[]): Promise<string | undefined> {
  if (addressAt(context.target, step.row) === undefined)
    return `the address of "${step.row.base}" is not given`;
  try {
    return await checkInputs(step, context, faults);
  } catch (error) {
    if (error instanceof Unknown || error instanceof NotOffered) return error.message;
    faults.push(getReason(error));
    return undefined;
  }
}

async function checkInputs(step: Step, context: Context, faults: string[]): Promise<string | undefined> {
  const { row, as, writes, lasts, only, may, isLast, getPart } = step;
  const { target, guest, reader, known } = context;
  if (getPart) known.needPart(getPart);
  if (writes && !target.write) return "it writes; allow it with --write";
  if (lasts && !target.lasting)
    return "its effect stays; allow it with --lasting, on a system made for tests";
  const send = async (visitor: Visitor, sent: Sent, more: More = {}) => {
    const answer = await visitor.send(getRequest(row, target, sent, more));
    if (getPart) known.needPart(getPart, answer.status !== 404);
    return answer;
  };
  if (as === "reader" && !only) faults.push(...judgeGuest(await send(guest, step.sends(known))));
  const visitor = reader ?? guest;
  if (as === "reader" && !reader) return "it needs an account; give one with --user";
  if (row.body?.as === "json") {
    const text = { text: NO_JSON };
    faults.push(...judgeRefusal(row, await send(visitor, {}, text)).map((fault) => `sent no JSON: ${fault}`));
  }
  if (only) return only;

  const sent = step.sends(known);
  if (writes && row.method !== "GET")
    faults.push(...judgeOtherSite(await send(visitor, sent, { headers: OTHER_SITE })));
  const key = row.keyed ? { headers: { "Idempotency-Key": randomUUID() } } : {};
  const answer = await send(visitor, sent, key);
  const judged = judgeAnswer(row, answer, may);
  faults.push(...judged.faults, ...(step.isDated(known) ? judgeDate(answer) : []));
  if (as === "reader" && row.answer) faults.push(...judgePrivacy(answer));
  if (judged.faults.length > 0) return undefined;
  if (row.keyed) faults.push(...judgeRepetition(row, judged, await send(visitor, sent, key)));
  if (isLast) {
    const response = await visitor.send(getRequest(profileHead, target, {}, {}));
    faults.push(...judgeGuest(response).map((fault) => `afterwards "${profileHead.name}" ${fault}`));
  }
  if (judged.value !== undefined) step.learns(judged.value, known);
  return undefined;
}

interface More {
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces the body that the contract would send. */
  readonly text?: string;
}

function getRequest(row: Endpoint, target: Target, { params, query, body }: Sent, { headers, text }: More) {
  const address = addressAt(target, row, params, query) ?? "";
  if (!row.body) return { method: row.method, address, headers: { ...headers } };
  const isJson = row.body.as === "json";
  const type = isJson ? "application/json" : "application/x-www-form-urlencoded";
  return {
    method: row.method,
    address,
    headers: { "Content-Type": type, ...headers },
    body: text ?? encodeBody(row.body.schema, body, isJson),
  };
}

/** Encodes a body as Quire's client does. */
function encodeBody(schema: v.GenericSchema, body: unknown, isJson: boolean): string {
  const value = body === undefined ? {} : v.parse(schema, body);
  return isJson ? JSON.stringify(value) : new URLSearchParams(value as Record<string, string>).toString();
}

/** Returns the reason why a call got no answer. */
export function getReason(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  const { code, message: more } = Object(cause) as { readonly code?: unknown; readonly message?: unknown };
  const why = code ?? more;
  return `cannot be called: ${message}${typeof why === "string" ? ` (${why})` : ""}`;
}
