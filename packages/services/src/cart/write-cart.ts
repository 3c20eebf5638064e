import { RequestError } from "../client/index.js";
import type { AnswerOf, BodyOf } from "../contract/index.js";
import { type OutboxHandler, type OutboxOutcome, write } from "../outbox/index.js";
import { type CartRow, registerCartWrites } from "./cart-write.js";
import { recheckCart, refreshCart, stopReading, takeOver } from "./load-cart.js";
import { syncCart } from "./sync-cart.js";

/** One way to change the cart. */
export interface CartWrites<Row extends CartRow> {
  readonly row: Row;
  readonly action: string;
  readonly waits?: NonNullable<OutboxHandler["waits"]>;
  readonly settled?: NonNullable<OutboxHandler["settled"]>;
}

type CartOutcome<Row extends CartRow> =
  | Exclude<OutboxOutcome, { kind: "done" }>
  | { readonly kind: "done"; readonly answer: AnswerOf<Row> };

/** Registers the handler of these writes, also for writes that an earlier page has left unsent. */
export function handleCartWrites<Row extends CartRow>({ action, row, ...more }: CartWrites<Row>): void {
  registerCartWrites(action, row, { recheckCart, stopReading, takeOver }, more);
}

/**
 * Sends a write after earlier ones, shows the returned cart and notifies other tabs.
 * @param subject the changed thing, such as a product. Waiting writes of one subject keep their order
 */
export async function writeCart<Row extends CartRow>(
  writes: CartWrites<Row>,
  subject: string,
  data: BodyOf<Row>,
): Promise<CartOutcome<Row>> {
  syncCart(refreshCart);
  handleCartWrites(writes);
  // The client has parsed its answer by the endpoint's schema.
  const outcome = await write({ action: writes.action, subject, data });
  return (outcome as CartOutcome<Row> | undefined) ?? { kind: "failed", error: createCancelledError() };
}

/** Like `writeCart`, but does not wait for a connection. @returns the answer, or the error of the failed write */
export async function writeCartNow<Row extends CartRow>(
  ...write: Parameters<typeof writeCart<Row>>
): Promise<AnswerOf<Row> | RequestError> {
  const outcome = await writeCart(...write);
  if (outcome.kind === "waiting") return createCancelledError();
  return outcome.kind === "done" ? outcome.answer : outcome.error;
}

/** Returns the error of a write that was not sent because the user left the page. The next page shows its outcome. */
function createCancelledError(): RequestError {
  return new RequestError("request/aborted", "The cart was not changed.", { why: "The call was cancelled." });
}
