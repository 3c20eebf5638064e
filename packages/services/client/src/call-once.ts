import type { AnswerOf, Endpoint } from "@quire/contract-service";
import { type CallOptions, call } from "./call.js";
import { isRefusal } from "./is-refusal.js";
import { keepKey, takeKey } from "./lost-keys.js";
import { isRequestError } from "./request-error.js";

type Keyed = Endpoint & { readonly keyed: true };

/**
 * Calls an endpoint whose work must not be done twice. Its Idempotency-Key lives until an answer says what became of
 * it: asked for again after a failure that leaves that open, the same thing goes under the same key.
 * @throws RequestError
 */
export async function callOnce<const Row extends Keyed>(
  endpoint: Row,
  options: Omit<CallOptions<Row>, "key">,
): Promise<AnswerOf<Row>> {
  const { params, query, body } = options as Readonly<Record<string, unknown>>;
  const { method, base, path } = endpoint;
  const wish = { place: `${base} ${path}`, way: method, contents: [params, query, body] };
  const key = takeKey(wish);
  // With their key, they are the options of this endpoint.
  const send = call as (row: Row, whole: object) => Promise<AnswerOf<Row>>;
  try {
    return await send(endpoint, { ...options, key });
  } catch (error) {
    if (!isRequestError(error) || !isRefusal(error)) keepKey(wish, key);
    throw error;
  }
}
