import type { WidgetState } from "@quire/element";
import type { Session } from "@quire/services/session";

/** The state of the topics: `failed` and `offline` are reasons why the user is still unknown. */
export type Reading = "pending" | "failed" | "offline";

/** Returns the names of the followed topics, each once, in the locale's order (accounts-2.33). */
export function getTopics(session: Session, locale: string): readonly string[] {
  if (session.status !== "known") return [];
  const names = session.user.topics.map(({ name }) => name.trim()).filter(Boolean);
  return [...new Set(names)].sort(new Intl.Collator(locale, { numeric: true }).compare);
}

/** Returns the widget's public state. A guest's menu is empty. */
export function getWidgetState({ status }: Session, topicCount: number, reading: Reading): WidgetState {
  if (status !== "unknown") return topicCount > 0 ? "ready" : "empty";
  if (reading === "pending") return "loading";
  return reading === "offline" ? "offline" : "error";
}
