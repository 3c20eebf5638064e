import type { AnswerOf, Endpoint } from "../contract/index.js";
import { type CallOptions, call } from "./call.js";
import { getIntent } from "./get-intent.js";
import { isRefusal, isRequestError } from "./request-error.js";
import { acquireKey, dropKeys, type Intent, keepKey } from "./unanswered.js";
import { underWay } from "./unanswered-now.js";

type KeyedEndpoint = Endpoint & { readonly keyed: true };

/**
 * Calls an endpoint whose work must not be done twice. Its Idempotency-Key is stored until there is an
 * answer, or until another call shows the outcome. After a failure with an unknown outcome, or on the next
 * page, a repeated call uses the same key.
 * @throws RequestError
 */
export function callOnce<const Row extends KeyedEndpoint>(
  endpoint: Row,
  options: Omit<CallOptions<Row>, "key">,
): Promise<AnswerOf<Row>> {
  const intent = getIntent(endpoint, options);
  const key = acquireKey(intent);
  // The cast is safe: `whole` has the options of this endpoint, together with their key.
  const send = call as (row: Row, allOptions: object) => Promise<AnswerOf<Row>>;
  return callUnder(key, intent, () => send(endpoint, { ...options, key }));
}

/** Runs `send` with the key of this request, and stores the key as long as `callOnce` does. */
export async function callUnder<Answer>(
  key: string,
  intent: Intent,
  send: () => Promise<Answer>,
): Promise<Answer> {
  underWay().add(key);
  keepKey(intent, key); // Stores the key before the call, because the user may leave the page during it.
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
