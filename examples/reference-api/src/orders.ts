import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";

const OrderSchema = v.object({
  order_id: v.string(),
  account_id: v.number(),
  role_code: v.string(),
  activated: v.number(),
});
export type Order = v.InferOutput<typeof OrderSchema>;

/** Subscription orders that were activated here. */
export interface Orders {
  byId(orderId: string): Order | undefined;
  latestOf(accountId: number): Order | undefined;
  add(orderId: string, accountId: number, roleCode: string): void;
}

export function createOrders(database: DatabaseSync, now: () => number): Orders {
  const byId = database.prepare("SELECT * FROM orders WHERE order_id = ?");
  const latest = database.prepare(
    "SELECT * FROM orders WHERE account_id = ? ORDER BY activated DESC, order_id DESC LIMIT 1",
  );
  const insert = database.prepare("INSERT INTO orders VALUES (?, ?, ?, ?)");
  const read = (row: unknown) => (row === undefined ? undefined : v.parse(OrderSchema, row));
  return {
    byId: (orderId) => read(byId.get(orderId)),
    latestOf: (accountId) => read(latest.get(accountId)),
    add: (orderId, accountId, roleCode) => void insert.run(orderId, accountId, roleCode, now()),
  };
}
