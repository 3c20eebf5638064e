import type { DatabaseSync } from "node:sqlite";
import { type Receipt, ReceiptSchema } from "@quire/services/contract";
import * as v from "valibot";

const FIRST_NUMBER = 70_000_001;

const ReceiptRowSchema = v.object({ receipt: v.pipe(v.string(), v.parseJson(), ReceiptSchema) });
const NextSchema = v.object({ next: v.number() });

/** Orders of the shop with receipts, one for each order key. */
export interface ShopOrders {
  byKey(orderKey: string, accountId: number): Receipt | undefined;
  find(orderNumber: string, accountId: number): Receipt | undefined;
  /** Returns the latest order since this time. */
  latest(accountId: number, since: number): Receipt | undefined;
  add(orderKey: string, accountId: number, receipt: Omit<Receipt, "orderNumber" | "ordered">): Receipt;
}

export function createShopOrders(database: DatabaseSync, now: () => number): ShopOrders {
  const byKey = database.prepare("SELECT receipt FROM shop_orders WHERE order_key = ? AND account_id = ?");
  const find = database.prepare(
    "SELECT receipt FROM shop_orders WHERE json_extract(receipt, '$.orderNumber') = ? AND account_id = ?",
  );
  const latest = database.prepare(
    "SELECT receipt FROM shop_orders WHERE account_id = ? AND placed > ? ORDER BY placed DESC, id DESC LIMIT 1",
  );
  const next = database.prepare(`SELECT ${FIRST_NUMBER} + coalesce(max(id), 0) AS next FROM shop_orders`);
  const insert = database.prepare(
    "INSERT INTO shop_orders (order_key, account_id, placed, receipt) VALUES (?, ?, ?, ?)",
  );
  const read = (row: unknown) => (row === undefined ? undefined : v.parse(ReceiptRowSchema, row).receipt);
  return {
    byKey: (orderKey, accountId) => read(byKey.get(orderKey, accountId)),
    find: (orderNumber, accountId) => read(find.get(orderNumber, accountId)),
    latest: (accountId, since) => read(latest.get(accountId, since)),
    add(orderKey, accountId, rest) {
      const orderNumber = String(v.parse(NextSchema, next.get()).next);
      const receipt = { ...rest, orderNumber, ordered: new Date(now()).toISOString() };
      insert.run(orderKey, accountId, now(), JSON.stringify(receipt));
      return receipt;
    },
  };
}
