import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import type { Items } from "./items.js";

const RowsSchema = v.array(v.object({ topic: v.string(), item_id: v.string() }));

/** Topics whose latest item an account has already seen. */
export interface TopicViews {
  /**
   * Records the items of these topics that were shown to a user. @returns true if this marked a topic as seen
   */
  add(accountId: number, topics: readonly string[], shownIds: readonly string[]): boolean;
  /** Returns those topics whose latest item was shown, and those without items. */
  seen(accountId: number, topics: readonly string[]): string[];
}

export function createTopicViews(database: DatabaseSync, items: Items): TopicViews {
  const put = database.prepare(
    "INSERT OR REPLACE INTO topic_views (account_id, topic, item_id) VALUES (?, ?, ?)",
  );
  const list = database.prepare("SELECT topic, item_id FROM topic_views WHERE account_id = ?");

  function getSeen(accountId: number, topics: readonly string[]): string[] {
    const rows = v.parse(RowsSchema, list.all(accountId));
    const shown = new Map(rows.map(({ topic, item_id }) => [topic, item_id]));
    return topics.filter((topic) => {
      const latest = items.latestOn(topic);
      return latest === undefined || shown.get(topic) === latest.id;
    });
  }

  return {
    seen: getSeen,
    add(accountId, topics, shownIds) {
      const before = getSeen(accountId, topics).length;
      for (const topic of topics) {
        const latest = items.latestOn(topic);
        if (latest && shownIds.includes(latest.id)) put.run(accountId, topic, latest.id);
      }
      return getSeen(accountId, topics).length > before;
    },
  };
}
