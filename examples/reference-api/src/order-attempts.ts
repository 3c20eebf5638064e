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
  ordered: OrderedSchema,
  /** But for its number and its moment, which it gets when it has been paid. */
  receipt: v.omit(ReceiptSchema, ["orderNumber", "ordered"]),
});
export type OrderContents = v.InferOutput<typeof ContentsSchema>;

const RowSchema = v.object({
  order_key: v.string(),
  payment_token: v.string(),
  contents: v.pipe(v.string(), v.parseJson(), ContentsSchema),
});
export type OrderAttempt = v.InferOutput<typeof RowSchema>;

/**
 * Orders that wait for the payment service. They lie in the data before it is asked: a server that dies meanwhile, or
 * does not hear its answer, asks for the same charge again, and orders what was charged, whatever the cart has become.
 */
export interface OrderAttempts {
  find(orderKey: string): OrderAttempt | undefined;
  open(attempt: OrderAttempt): void;
  close(orderKey: string): void;
}

export function createOrderAttempts(database: DatabaseSync): OrderAttempts {
  const find = database.prepare("SELECT * FROM order_attempts WHERE order_key = ?");
  const insert = database.prepare("INSERT INTO order_attempts VALUES (?, ?, ?)");
  const remove = database.prepare("DELETE FROM order_attempts WHERE order_key = ?");
  return {
    find(orderKey) {
      const row = find.get(orderKey);
      return row && v.parse(RowSchema, row);
    },
    open({ order_key, payment_token, contents }) {
      insert.run(order_key, payment_token, JSON.stringify(contents));
    },
    close: (orderKey) => void remove.run(orderKey),
  };
}
