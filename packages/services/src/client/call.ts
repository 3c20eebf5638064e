import { getPageSetting, jsonText, ownAddress, pageLocale } from "@quire/core";
import * as configuration from "../configuration/index.js";
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from "../contract/index.js";
import { getAddress } from "./address.js";
import { readAnswer } from "./answer.js";
import type { FailedCall } from "./explain-failure.js";
import { getIntent } from "./get-intent.js";
import { validateBySchema } from "./judge.js";
import { isRequestError, RequestError } from "./request-error.js";
import { formatFailure, getRequestError, getStatusError } from "./request-failure.js";
import { pause, type RetrySettings } from "./retry-settings.js";
import { send } from "./send.js";
import { unansweredNow } from "./unanswered-now.js";

/** Milliseconds for all attempts of a read. Retry-After cannot extend them. */
const READ_TIMEOUT_MS = 18_000;

const READS = ["GET", "HEAD"];

/** Bases of other companies' services. All others may be on another origin, and get the user's cookies (beyond-370). */
const FOREIGN = /^(geolocation|playback|platform)$/;

/** Attempts of a read. A write is sent once, because only its caller knows if a retry is safe. */
const MAX_READ_ATTEMPTS = 3;

/** Largest body with `keepalive`. Browsers allow 64 KiB for all such requests together, and reject more. */
const MAX_KEEPALIVE_BYTES = 16_384;

type OptionFor<Name extends string, Value> = undefined extends Value
  ? { readonly [Key in Name]?: Value }
  : { readonly [Key in Name]: Value };

/** The options of a call. `key` is the Idempotency-Key of a keyed endpoint. */
export type CallOptions<Row extends Endpoint> = OptionFor<"params", ParamsOf<Row>> &
  OptionFor<"query", QueryOf<Row>> &
  OptionFor<"body", BodyOf<Row>> &
  (Row extends { readonly keyed: true } ? { readonly key: string } : unknown) & {
    readonly signal?: AbortSignal | undefined;
    readonly headers?: Readonly<Record<string, string>>;
    /** `false` disables the retries of a read. */
    readonly retry?: false;
    /**
     * True if the user does not see the answer. Unanswered writes then stay the same intent when they are
     * repeated.
     */
    readonly unseen?: true;
  };

/** A parsed answer and its headers. */
export interface Answered<Row extends Endpoint> {
  readonly answer: AnswerOf<Row>;
  readonly headers: Headers;
}

type Arguments<Row extends Endpoint> =
  Partial<CallOptions<Row>> extends CallOptions<Row>
    ? [options?: CallOptions<Row>]
    : [options: CallOptions<Row>];

/** The options of any endpoint. */
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
 * Calls an endpoint of the contract and returns the parsed answer.
 * @throws RequestError for every failure
 * @example
 * const { cart } = await call(shoppingCart, { signal });
 */
export async function call<const Row extends Endpoint>(
  endpoint: Row,
  ...options: Arguments<Row>
): Promise<AnswerOf<Row>> {
  return (await callWithHeaders(endpoint, ...options)).answer;
}

/**
 * Calls an endpoint and returns the parsed answer with its headers.
 * @throws RequestError for every failure
 */
export function callWithHeaders<const Row extends Endpoint>(
  endpoint: Row,
  ...options: Arguments<Row>
): Promise<Answered<Row>> {
  // The cast is safe: the options of every endpoint are a subset of `AnyOptions`.
  return callFor(endpoint, () => endpoint, (options[0] ?? {}) as AnyOptions);
}

/**
 * Calls an endpoint and loads its schema only after a successful response. It is for reads that usually fail,
 * such as the profile of a guest.
 * @param endpoint the endpoint without the schema of its answer
 * @param getEndpoint returns the endpoint with that schema
 * @throws RequestError for every failure
 */
export async function callFor<Row extends Endpoint>(
  endpoint: Endpoint,
  getEndpoint: () => Row | Promise<Row>,
  callOptions: AnyOptions = {},
): Promise<Answered<Row>> {
  const controller = new AbortController();
  let address = "";
  const before = callOptions.unseen ? undefined : unansweredNow();
  // Loads in parallel with the request. A retry needs the same code, so a failed import loses nothing.
  const keys = before || endpoint.keyed ? import("./unanswered.js").catch(() => {}) : undefined;
  try {
    address = ownAddress(await getAddress(endpoint, callOptions.params, callOptions.query));
    const { signal, ...tries } = getLimits(endpoint, callOptions, controller.signal);
    const init = {
      signal,
      method: endpoint.method,
      // The browser's cache must not give one user's answer to the next user.
      cache: "no-store",
      credentials: FOREIGN.test(endpoint.base) ? "same-origin" : "include",
      headers: getHeaders(endpoint, callOptions),
      ...getWritten(endpoint, callOptions.body),
    } as const;
    // Code and bodies may never end. This pause rejects at the call's deadline. Node's own signal can be collected before.
    const inTime = <Code>(code: Code) => Promise.race([code, pause(1e9, signal) as Promise<never>]);
    // Only pages with tokens load their code (beyond-427).
    const isSentWithToken = getPageSetting("auth") === "token";
    const sender = isSentWithToken ? (await inTime(import("./send-with-token.js"))).sendWithToken : send;
    const response = await sender(address, init, tries);
    if (!response.ok || response.status === endpoint.absent) throw await getStatusError(endpoint, response);
    const answer = await inTime(readAnswer(await inTime(getEndpoint()), response));
    const intent = getIntent(endpoint, callOptions);
    const settled = await inTime(keys).catch(() => {});
    if (before) settled?.dropKeysBefore(intent, before);
    if (endpoint.keyed) settled?.notifyOtherTabs(intent);
    // `readAnswer` has parsed it by the endpoint's schema.
    return { answer: answer as AnswerOf<Row>, headers: response.headers };
  } catch (cause) {
    const error = await getRequestError(cause, endpoint, callOptions.signal);
    if (isFault(error)) explainFailedCall({ error, endpoint, address });
    throw error;
  } finally {
    controller.abort();
  }
}

/** True for errors that a developer can fix: no declared failure, no 401, no abort and no lost connection. */
const isFault = (error: unknown): error is RequestError =>
  isRequestError(error) &&
  (error.isMisplaced ||
    (error.failure === undefined && !/status(401|204)/.test(error.code + error.status))) &&
  !/aborted|offline/.test(error.code);

/** Reports an error to the developer. The texts load with the first error. If that fails, only the user's message shows. */
function explainFailedCall(failed: FailedCall): void {
  failed.error.isReported = true;
  import("./explain-failure.js").then(
    ({ explainFailure }) => explainFailure(failed),
    () => {},
  );
}

/**
 * Returns the attempts and the signal of a call. The deadline covers all attempts and the reading of the
 * body. `callSignal` releases listeners right after the answer. The timeout's own signal would keep them until
 * its end.
 */
function getLimits(
  endpoint: Endpoint,
  { signal, retry }: AnyOptions,
  callSignal: AbortSignal,
): RetrySettings & { signal: AbortSignal } {
  const timeout = endpoint.timeout ?? configuration.timeout();
  const reads = retry !== false && READS.includes(endpoint.method);
  const deadline = AbortSignal.timeout(reads ? Math.max(READ_TIMEOUT_MS, timeout) : timeout);
  const limits = { signal: AbortSignal.any([deadline, callSignal, signal ?? callSignal]) };
  return reads ? { ...limits, max: MAX_READ_ATTEMPTS, timeout } : { ...limits, max: 1 };
}

function getHeaders({ keyed, body }: Endpoint, { key, headers }: AnyOptions): Record<string, string> {
  return {
    accept: "application/json",
    "accept-language": pageLocale(),
    ...(body?.as === "json" && { "content-type": "application/json" }),
    ...headers,
    ...(keyed && key !== undefined && { "idempotency-key": key }),
  };
}

function getWritten(endpoint: Endpoint, written: unknown): Pick<RequestInit, "body" | "keepalive"> {
  const { body: row, keyed } = endpoint;
  if (!row) return {};
  const { value: sent, issue } = validateBySchema(row.schema, written);
  if (issue) {
    const why = `The request does not match the contract: ${issue.message}.`;
    throw new RequestError("request/body", formatFailure(endpoint), { why });
  }
  // The schemas of forms have only text fields.
  const body = row.as === "json" ? jsonText(sent) : new URLSearchParams(sent as Record<string, string>);
  // With `keepalive`, a guest who leaves the page still gets the cookie of their first cart.
  return { body, keepalive: keyed === true && String(body).length < MAX_KEEPALIVE_BYTES };
}
