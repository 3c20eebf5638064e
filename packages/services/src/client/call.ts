import { jsonText, ownAddress } from "@quire/core";
import * as configuration from "../configuration/index.js";
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from "../contract/index.js";
import { addressOf } from "./address.js";
import { readAnswer } from "./answer.js";
import type { FailedCall } from "./explain-failure.js";
import { fetchAgain, pause, type Tries } from "./fetch-again.js";
import { judge } from "./judge.js";
import { isRequestError, RequestError } from "./request-error.js";
import { failed, requestErrorOf, statusErrorOf } from "./request-failure.js";
import { unansweredNow } from "./unanswered-now.js";
import { wishOf } from "./wish-of.js";

/** A read that keeps failing is given up after this many milliseconds, whatever Retry-After says. */
const READ_LIMIT = 18_000;

const READS = ["GET", "HEAD"];

/** A write is sent once: only its caller knows whether it may be sent again. */
const READ_TRIES = 3;

/** Of all that outlives its page at once, browsers take 64 KiB, and refuse the rest. */
const MOST_KEPT_ALIVE = 16_384;

type Given<Name extends string, Value> = undefined extends Value
  ? { readonly [Key in Name]?: Value }
  : { readonly [Key in Name]: Value };

/** What a call of this endpoint needs; `key` is the Idempotency-Key of a keyed one. */
export type CallOptions<Row extends Endpoint> = Given<"params", ParamsOf<Row>> &
  Given<"query", QueryOf<Row>> &
  Given<"body", BodyOf<Row>> &
  (Row extends { readonly keyed: true } ? { readonly key: string } : unknown) & {
    readonly signal?: AbortSignal | undefined;
    readonly headers?: Readonly<Record<string, string>>;
    /** `false`: a read is tried once. */
    readonly retry?: false;
    /** The reader does not see what it reads: what was asked for before, and not answered, is wanted still. */
    readonly unseen?: true;
  };

/** A good answer and its headers. */
export interface Answered<Row extends Endpoint> {
  readonly answer: AnswerOf<Row>;
  readonly headers: Headers;
}

type Arguments<Row extends Endpoint> =
  Partial<CallOptions<Row>> extends CallOptions<Row>
    ? [options?: CallOptions<Row>]
    : [options: CallOptions<Row>];

/** What every endpoint's options look like from inside. */
interface AnyOptions {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly key?: string;
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly retry?: false;
  readonly unseen?: true;
}

/**
 * Calls an endpoint of the contract and parses what it answers.
 * @throws RequestError, whatever goes wrong on the way.
 */
export async function call<const Row extends Endpoint>(
  endpoint: Row,
  ...options: Arguments<Row>
): Promise<AnswerOf<Row>> {
  return (await callWithHeaders(endpoint, ...options)).answer;
}

/** `call` for those who need the answer's headers too. */
export function callWithHeaders<const Row extends Endpoint>(
  endpoint: Row,
  ...options: Arguments<Row>
): Promise<Answered<Row>> {
  // Whatever the endpoint, its options are some of these.
  return callFor(endpoint, () => endpoint, (options[0] ?? {}) as AnyOptions);
}

/**
 * The same of a read that mostly has no good answer: what reads one comes with it.
 * @param endpoint without the schema of its answer
 * @param whole with it
 */
export async function callFor<Row extends Endpoint>(
  endpoint: Endpoint,
  whole: () => Row | Promise<Row>,
  given: AnyOptions = {},
): Promise<Answered<Row>> {
  const over = new AbortController();
  let address = "";
  const before = given.unseen ? undefined : unansweredNow();
  // It comes while the answer does; where it can't be had, who asks again can't either.
  const keys = before || endpoint.keyed ? import("./unanswered.js").catch(() => {}) : undefined;
  try {
    address = ownAddress(await addressOf(endpoint, given.params, given.query));
    const { signal, ...tries } = limitsOf(endpoint, given, over.signal);
    const init = {
      signal,
      method: endpoint.method,
      // What belongs to one reader must not come back from the browser's cache for the next.
      cache: "no-store",
      credentials: endpoint.base === "identity" ? "include" : "same-origin",
      headers: headersOf(endpoint, given),
      ...writtenOf(endpoint, given.body),
    } as const;
    const response = await fetchAgain(address, init, tries);
    if (!response.ok) throw await statusErrorOf(endpoint, response);
    // Code may hang as well: it is waited for until the call's limit, by which alone this pause ends, and fails.
    const inTime = <Code>(code: Code) => Promise.race([code, pause(1e9, signal) as Promise<never>]);
    const answer = await readAnswer(await inTime(whole()), response);
    const wish = wishOf(endpoint, given);
    const settled = await inTime(keys).catch(() => {});
    if (before) settled?.dropKeysBefore(wish, before);
    if (endpoint.keyed) settled?.tellDone(wish);
    // The endpoint's own schema has parsed it.
    return { answer: answer as AnswerOf<Row>, headers: response.headers };
  } catch (cause) {
    const error = await requestErrorOf(cause, endpoint, given.signal);
    if (isFault(error)) explain({ error, endpoint, address });
    throw error;
  } finally {
    over.abort();
  }
}

/** Whether a developer can mend it: no answer of the contract, nobody who is signed out, nobody who has gone. */
const isFault = (error: unknown): error is RequestError =>
  isRequestError(error) &&
  (error.isMisplaced || (error.status !== 401 && error.failure === undefined)) &&
  !/aborted|offline/.test(error.code);

/** The words for it come with the first fault. Where they can't be had, the reader's own words have to do. */
function explain(failed: FailedCall): void {
  failed.error.isReported = true;
  import("./explain-failure.js").then(
    ({ explainFailure }) => explainFailure(failed),
    () => {},
  );
}

/**
 * A read's limit covers all its tries, any call's the reading of the body. With `over` ends what listens to the
 * signal: the time's own would hold it until the time is up, long after the answer.
 */
function limitsOf(
  endpoint: Endpoint,
  { signal, retry }: AnyOptions,
  over: AbortSignal,
): Tries & { signal: AbortSignal } {
  const timeout = endpoint.timeout ?? configuration.timeout();
  const reads = retry !== false && READS.includes(endpoint.method);
  const deadline = AbortSignal.timeout(reads ? Math.max(READ_LIMIT, timeout) : timeout);
  const limits = { signal: AbortSignal.any([deadline, over, signal ?? over]) };
  return reads ? { ...limits, max: READ_TRIES, timeout } : { ...limits, max: 1 };
}

function headersOf({ keyed, body }: Endpoint, { key, headers }: AnyOptions): Record<string, string> {
  return {
    accept: "application/json",
    ...(body?.as === "json" && { "content-type": "application/json" }),
    ...headers,
    ...(keyed && key !== undefined && { "idempotency-key": key }),
  };
}

function writtenOf(endpoint: Endpoint, given: unknown): Pick<RequestInit, "body" | "keepalive"> {
  const { body: row, keyed } = endpoint;
  if (!row) return {};
  const { value: sent, issue } = judge(row.schema, given);
  if (issue) {
    const why = `What was to be sent does not fit the contract: ${issue.message}.`;
    throw new RequestError("request/body", failed(endpoint), { why });
  }
  // A form's schema is flat: its values are texts.
  const body = row.as === "json" ? jsonText(sent) : new URLSearchParams(sent as Record<string, string>);
  // A guest's first write comes back with the cookie of its cart: a reader who leaves meanwhile still gets it.
  return { body, keepalive: keyed === true && String(body).length < MOST_KEPT_ALIVE };
}
