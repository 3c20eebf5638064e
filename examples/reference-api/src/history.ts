import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import type { Slice } from "./saves.js";

export type Activity = "read" | "watched" | "shared";

const RowsSchema = v.array(
  v.object({
    seq: v.number(),
    activity: v.string(),
    item_id: v.string(),
    provider: v.string(),
    shared_with: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  }),
);
const CountSchema = v.object({ count: v.number() });

type Deed = v.InferOutput<typeof RowsSchema>[number];

interface Sharing {
  readonly provider: string;
  readonly sharedWith: readonly string[];
}

/** Read, watched and shared items of each account. Each item appears once, at its latest time. */
export interface History {
  add(accountId: number, activity: Activity, itemId: string, sharing?: Sharing): void;
  /** Lists the latest items first, optionally of one activity. */
  list(accountId: number, slice: Slice, activity?: string): Deed[];
  count(accountId: number, activity?: string): number;
}

export function createHistory(database: DatabaseSync): History {
  const add = database.prepare(
    "INSERT OR REPLACE INTO history (account_id, activity, item_id, provider, shared_with) VALUES (?, ?, ?, ?, ?)",
  );
  const from = "FROM history WHERE account_id = ?1 AND (activity = ?2 OR ?2 = '')";
  const list = database.prepare(`SELECT * ${from} ORDER BY seq DESC LIMIT ?3 OFFSET ?4`);
  const count = database.prepare(`SELECT count(*) AS count ${from}`);
  return {
    add(accountId, activity, itemId, { provider, sharedWith } = { provider: "", sharedWith: [] }) {
      add.run(accountId, activity, itemId, provider, JSON.stringify(sharedWith));
    },
    list: (accountId, { limit, offset }, activity = "") =>
      v.parse(RowsSchema, list.all(accountId, activity, limit, offset)),
    count: (accountId, activity = "") => v.parse(CountSchema, count.get(accountId, activity)).count,
  };
}
