import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { type Address, AddressSchema } from "@quire/services/contract";
import * as v from "valibot";

const RowSchema = v.object({ id: v.string(), parts: v.pipe(v.string(), v.parseJson(), AddressSchema) });
const RowsSchema = v.array(RowSchema);

/** The maximum number of addresses of an account. */
export const MOST_ADDRESSES = 50;
const CountSchema = v.object({ count: v.number() });

/** Stored addresses of accounts. An account finds only its own addresses. */
export interface Addresses {
  /** Lists the addresses, the most recently used first. */
  list(accountId: number): Address[];
  find(accountId: number, id: string): Address | undefined;
  /** @returns "unknown" for an id that the account does not have, "too-many" for a new address over the limit */
  save(accountId: number, address: Address): Address | "unknown" | "too-many";
}

export function createAddresses(database: DatabaseSync, now: () => number): Addresses {
  const list = database.prepare(
    "SELECT id, parts FROM addresses WHERE account_id = ? ORDER BY changed DESC, id",
  );
  const count = database.prepare("SELECT count(*) AS count FROM addresses WHERE account_id = ?");
  const find = database.prepare("SELECT id, parts FROM addresses WHERE account_id = ? AND id = ?");
  const insert = database.prepare("INSERT INTO addresses VALUES (?, ?, ?, ?)");
  const update = database.prepare(
    "UPDATE addresses SET parts = ?, changed = ? WHERE account_id = ? AND id = ?",
  );
  const read = ({ id, parts }: v.InferOutput<typeof RowSchema>): Address => ({ ...parts, id });

  return {
    list: (accountId) => v.parse(RowsSchema, list.all(accountId)).map(read),
    find(accountId, id) {
      const row = find.get(accountId, id);
      return row && read(v.parse(RowSchema, row));
    },
    save(accountId, address) {
      const id = address.id || randomUUID();
      const parts = JSON.stringify({ ...address, id });
      if (address.id) {
        if (update.run(parts, now(), accountId, id).changes === 0) return "unknown";
      } else {
        if (v.parse(CountSchema, count.get(accountId)).count >= MOST_ADDRESSES) return "too-many";
        insert.run(id, accountId, now(), parts);
      }
      return { ...address, id };
    },
  };
}
