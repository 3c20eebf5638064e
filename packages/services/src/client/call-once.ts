import type { AnswerOf, Endpoint } from "../contract/index.js";
import { type CallOptions, call } from "./call.js";
import { isRefusal } from "./is-refusal.js";
import { isRequestError } from "./request-error.js";
import { dropKeys, keepKey, takeKey, type Wish } from "./unanswered.js";
import { underWay } from "./unanswered-now.js";
import { wishOf } from "./wish-of.js";

type Keyed = Endpoint & { readonly keyed: true };

/**
 * Calls an endpoint whose work must not be done twice. Its Idempotency-Key lives until an answer says what became of
 * it, or something else shows how things stand after it: asked for again after a failure that leaves that open, or on the
 * page that was loaded meanwhile, the same thing goes under the same key.
 * @throws RequestError
 */
export function callOnce<const Row extends Keyed>(
  endpoint: Row,
  options: Omit<CallOptions<Row>, "key">,
): Promise<AnswerOf<Row>> {
  const wish = wishOf(endpoint, options);
  const key = takeKey(wish);
  // With their key, they are the options of this endpoint.
  const send = call as (row: Row, whole: object) => Promise<AnswerOf<Row>>;
  return callUnder(key, wish, () => send(endpoint, { ...options, key }));
}

/** Has `send` call under a key that was taken for this wish, and keeps the key as long as `callOnce` does. */
export async function callUnder<Answer>(
  key: string,
  wish: Wish,
  send: () => Promise<Answer>,
): Promise<Answer> {
  underWay().add(key);
  keepKey(wish, key); // Before it is sent: a page that is left in mid-way never hears of its answer.
  try {
    const answer = await send();
    dropKeys(key);
    return answer;
  } catch (error) {
    if (isRequestError(error) && isRefusal(error)) dropKeys(key);
    throw error;
  } finally {
    underWay().delete(key);
  }
}
