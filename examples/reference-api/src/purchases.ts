import type { DatabaseSync } from "node:sqlite";
import { CartItemTypeSchema } from "@quire/services/contract";
import * as v from "valibot";
import type { Slice } from "./saves.js";

const LineSchema = v.object({
  title: v.string(),
  contentType: v.string(),
  authors: v.array(v.string()),
  /** Price of the whole line in whole cents. */
  cents: v.number(),
  quantity: v.number(),
  /** Format of a downloadable line, such as `PDF`. */
  download: v.optional(v.string()),
  /** The product, for its cover and another order. Missing for a subscription. */
  availabilityId: v.optional(v.string()),
  type: v.optional(CartItemTypeSchema),
});

const PurchaseSchema = v.object({
  order_number: v.string(),
  account_id: v.number(),
  /** `YYYY-MM-DD` */
  ordered: v.string(),
  status: v.picklist(["PURCHASED", "CANCELLED"]),
  /** Account number of a subscription; empty for other orders. */
  subscription: v.string(),
  lines: v.pipe(v.string(), v.parseJson(), v.array(LineSchema)),
  /** Whole cents in addition to the lines: shipping and tax, minus a discount. */
  extra_cents: v.optional(v.number(), 0),
});
const PurchasesSchema = v.array(PurchaseSchema);
const CountSchema = v.object({ count: v.number() });

export type PurchaseLine = v.InferOutput<typeof LineSchema>;
export type Purchase = v.InferOutput<typeof PurchaseSchema>;
export type NewPurchase = Omit<Purchase, "extra_cents"> & Partial<Pick<Purchase, "extra_cents">>;

/** Orders of the shop, as the order history shows them. */
export interface Purchases {
  add(purchase: NewPurchase): void;
  find(orderNumber: string): Purchase | undefined;
  /** Lists the latest orders first. */
  list(accountId: number, slice: Slice): Purchase[];
  count(accountId: number): number;
}

export function createPurchases(database: DatabaseSync): Purchases {
  const add = database.prepare("INSERT OR IGNORE INTO purchases VALUES (?, ?, ?, ?, ?, ?, ?)");
  const find = database.prepare("SELECT * FROM purchases WHERE order_number = ?");
  const list = database.prepare(
    "SELECT * FROM purchases WHERE account_id = ? ORDER BY ordered DESC, order_number DESC LIMIT ? OFFSET ?",
  );
  const count = database.prepare("SELECT count(*) AS count FROM purchases WHERE account_id = ?");
  return {
    add({ order_number, account_id, ordered, status, subscription, lines, extra_cents = 0 }) {
      const written = JSON.stringify(lines);
      add.run(order_number, account_id, ordered, status, subscription, written, extra_cents);
    },
    find(orderNumber) {
      const row = find.get(orderNumber);
      return row && v.parse(PurchaseSchema, row);
    },
    list: (accountId, { limit, offset }) => v.parse(PurchasesSchema, list.all(accountId, limit, offset)),
    count: (accountId) => v.parse(CountSchema, count.get(accountId)).count,
  };
}
