import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { type Address, AddressSchema } from "@quire/services/contract";
import * as v from "valibot";

const RowSchema = v.object({ id: v.string(), parts: v.pipe(v.string(), v.parseJson(), AddressSchema) });
const RowsSchema = v.array(RowSchema);

/** The addresses of accounts; nobody finds another's. */
export interface Addresses {
  /** The latest used first. */
  list(accountId: number): Address[];
  find(accountId: number, id: string): Address | undefined;
  /** Undefined where the id is none of this account. */
  save(accountId: number, address: Address): Address | undefined;
}

export function createAddresses(database: DatabaseSync, now: () => number): Addresses {
  const list = database.prepare(
    "SELECT id, parts FROM addresses WHERE account_id = ? ORDER BY changed DESC, id LIMIT 50",
  );
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
      if (!address.id) insert.run(id, accountId, now(), parts);
      else if (update.run(parts, now(), accountId, id).changes === 0) return undefined;
      return { ...address, id };
    },
  };
}
