import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";

const RowSchema = v.object({
  order_key: v.string(),
  shipping_address_id: v.string(),
  billing_address_id: v.string(),
  /** JSON of a place; empty if an address is used. */
  billing_place: v.string(),
  shipping_method: v.string(),
  payment_token: v.string(),
  payment_label: v.string(),
});
export type CheckoutRow = v.InferOutput<typeof RowSchema>;

/** Choices for the next order of an account. */
export interface Checkouts {
  /** Returns the account's checkout. The first call creates it, and an order ends it. */
  of(accountId: number): CheckoutRow;
  /** Recognizes the idempotency key of the account's next order. */
  isKeyOf(accountId: number, key: string): boolean;
  choose(accountId: number, change: Partial<Omit<CheckoutRow, "order_key">>): void;
  end(accountId: number): void;
}

export function createCheckouts(database: DatabaseSync): Checkouts {
  const begin = database.prepare("INSERT OR IGNORE INTO checkouts (account_id, order_key) VALUES (?, ?)");
  const find = database.prepare("SELECT * FROM checkouts WHERE account_id = ?");
  const isKeyOf = database.prepare("SELECT 1 FROM checkouts WHERE account_id = ? AND order_key = ?");
  const end = database.prepare("DELETE FROM checkouts WHERE account_id = ?");
  return {
    of(accountId) {
      begin.run(accountId, randomUUID());
      return v.parse(RowSchema, find.get(accountId));
    },
    isKeyOf: (accountId, key) => isKeyOf.get(accountId, key) !== undefined,
    choose(accountId, change) {
      for (const [column, value] of Object.entries(change)) {
        // Column names come from the keys of CheckoutRow, never from input.
        database.prepare(`UPDATE checkouts SET ${column} = ? WHERE account_id = ?`).run(value, accountId);
      }
    },
    end: (accountId) => void end.run(accountId),
  };
}
