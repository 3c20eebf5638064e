import type { AnswerOf, Endpoint } from "@quire/contract-service";
import { shared } from "@quire/core";
import { type CallOptions, call } from "./call.js";
import { isRefusal } from "./is-refusal.js";
import { isRequestError } from "./request-error.js";
import { dropKey, keepKey, takeKey } from "./unanswered.js";

const underWay = () => shared("keys-under-way", () => new Set<string>());

type Keyed = Endpoint & { readonly keyed: true };

/**
 * Calls an endpoint whose work must not be done twice. Its Idempotency-Key lives until an answer says what became of
 * it: asked for again after a failure that leaves that open, or on the page that was loaded meanwhile, the same thing goes
 * under the same key.
 * @throws RequestError
 */
export async function callOnce<const Row extends Keyed>(
  endpoint: Row,
  options: Omit<CallOptions<Row>, "key">,
): Promise<AnswerOf<Row>> {
  const { params, query, body } = options as Readonly<Record<string, unknown>>;
  const { method, base, path } = endpoint;
  const wish = { place: `${base} ${path}`, way: method, contents: [params, query, body] };
  const key = takeKey(wish, underWay());
  underWay().add(key);
  keepKey(wish, key); // Before it is sent: a page that is left in mid-way never hears of its answer.
  // With their key, they are the options of this endpoint.
  const send = call as (row: Row, whole: object) => Promise<AnswerOf<Row>>;
  try {
    const answer = await send(endpoint, { ...options, key });
    dropKey(key);
    return answer;
  } catch (error) {
    if (isRequestError(error) && isRefusal(error)) dropKey(key);
    throw error;
  } finally {
    underWay().delete(key);
  }
}
