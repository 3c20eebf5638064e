import type { DatabaseSync } from "node:sqlite";
import { CartItemTypeSchema, ReceiptSchema } from "@quire/services/contract";
import * as v from "valibot";

const OrderedSchema = v.array(
  v.object({ availabilityId: v.string(), type: CartItemTypeSchema, quantity: v.number() }),
);

const ContentsSchema = v.object({
  /** Whole cents. */
  cents: v.number(),
  extraCents: v.number(),
  /** The quote that the user saw. */
  quote: v.optional(v.string(), ""),
  ordered: OrderedSchema,
  /** Codes of the coupons that gave a discount. */
  coupons: v.optional(v.array(v.string()), []),
  /** Receipt without its number and time, which are set after payment. */
  receipt: v.omit(ReceiptSchema, ["orderNumber", "ordered"]),
});
export type OrderContents = v.InferOutput<typeof ContentsSchema>;

const RowSchema = v.object({
  order_key: v.string(),
  payment_token: v.string(),
  contents: v.pipe(v.string(), v.parseJson(), ContentsSchema),
});
export type OrderAttempt = v.InferOutput<typeof RowSchema>;

const LeftRowSchema = v.object({ ...RowSchema.entries, account_id: v.number() });
export type LeftAttempt = v.InferOutput<typeof LeftRowSchema>;

/**
 * Orders that wait for the payment service. An attempt is stored before the request. If the server is killed
 * or gets no answer, it later repeats the same charge and orders the charged contents, even if the cart has
 * changed.
 */
export interface OrderAttempts {
  find(orderKey: string): OrderAttempt | undefined;
  open(attempt: OrderAttempt): void;
  close(orderKey: string): void;
  /** Lists attempts that were started before this time, with their accounts. */
  before(time: number): readonly LeftAttempt[];
}

export function createOrderAttempts(database: DatabaseSync, now: () => number): OrderAttempts {
  const find = database.prepare("SELECT * FROM order_attempts WHERE order_key = ?");
  const insert = database.prepare(
    "INSERT INTO order_attempts (order_key, payment_token, contents, begun) VALUES (?, ?, ?, ?)",
  );
  const remove = database.prepare("DELETE FROM order_attempts WHERE order_key = ?");
  const before = database.prepare(
    "SELECT order_attempts.*, account_id FROM order_attempts JOIN checkouts USING (order_key) WHERE begun < ?",
  );
  return {
    find(orderKey) {
      const row = find.get(orderKey);
      return row && v.parse(RowSchema, row);
    },
    open({ order_key, payment_token, contents }) {
      insert.run(order_key, payment_token, JSON.stringify(contents), now());
    },
    close: (orderKey) => void remove.run(orderKey),
    before: (time) => v.parse(v.array(LeftRowSchema), before.all(time)),
  };
}
