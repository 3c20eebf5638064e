import type { AnswerOf, Endpoint } from "../contract/index.js";
import { type CallOptions, call } from "./call.js";
import { getWish } from "./get-wish.js";
import { isRefusal, isRequestError } from "./request-error.js";
import { dropKeys, keepKey, takeKey, type Wish } from "./unanswered.js";
import { underWay } from "./unanswered-now.js";

type Keyed = Endpoint & { readonly keyed: true };

/**
 * Calls an endpoint whose work must not be done twice. Its Idempotency-Key is stored until there is an answer, or until
 * another call shows the outcome. A repeated call after a failure with an unknown outcome, or on the next page, uses the
 * same key.
 * @throws RequestError
 */
export function callOnce<const Row extends Keyed>(
  endpoint: Row,
  options: Omit<CallOptions<Row>, "key">,
): Promise<AnswerOf<Row>> {
  const wish = getWish(endpoint, options);
  const key = takeKey(wish);
  // These are the options of this endpoint, together with their key.
  const send = call as (row: Row, whole: object) => Promise<AnswerOf<Row>>;
  return callUnder(key, wish, () => send(endpoint, { ...options, key }));
}

/** Runs `send` with the wish's key, and stores the key as long as `callOnce` does. */
export async function callUnder<Answer>(
  key: string,
  wish: Wish,
  send: () => Promise<Answer>,
): Promise<Answer> {
  underWay().add(key);
  keepKey(wish, key); // Stored before the call, because the user can leave the page during it.
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
