import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import type { Items } from "./items.js";

const RowsSchema = v.array(v.object({ topic: v.string(), item_id: v.string() }));

/** Which topics have nothing new for an account: it was shown the latest about them. */
export interface TopicViews {
  /** Takes down what a reader was shown of these topics; whether that makes a topic seen which was not. */
  add(accountId: number, topics: readonly string[], shownIds: readonly string[]): boolean;
  /** Of these topics those whose latest was shown, and those about which there is nothing. */
  seen(accountId: number, topics: readonly string[]): string[];
}

export function createTopicViews(database: DatabaseSync, items: Items): TopicViews {
  const put = database.prepare(
    "INSERT OR REPLACE INTO topic_views (account_id, topic, item_id) VALUES (?, ?, ?)",
  );
  const list = database.prepare("SELECT topic, item_id FROM topic_views WHERE account_id = ?");

  function seen(accountId: number, topics: readonly string[]): string[] {
    const rows = v.parse(RowsSchema, list.all(accountId));
    const shown = new Map(rows.map(({ topic, item_id }) => [topic, item_id]));
    return topics.filter((topic) => {
      const latest = items.latestOn(topic);
      return latest === undefined || shown.get(topic) === latest.id;
    });
  }

  return {
    seen,
    add(accountId, topics, shownIds) {
      const before = seen(accountId, topics).length;
      for (const topic of topics) {
        const latest = items.latestOn(topic);
        if (latest && shownIds.includes(latest.id)) put.run(accountId, topic, latest.id);
      }
      return seen(accountId, topics).length > before;
    },
  };
}
