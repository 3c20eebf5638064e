import type { StreamEntry } from "../contract/index.js";

/** Tells entries of a stream apart: a history may hold one item several times, read and shared. */
export function entryKey({ id, content }: StreamEntry): string {
  return `${id} ${content.activity}`;
}

/** Entries with more behind them. What has moved on to the next page, because something new came first, shows once. */
export function joinedEntries(
  entries: readonly StreamEntry[],
  more: readonly StreamEntry[],
): readonly StreamEntry[] {
  if (entries.length === 0) return more;
  const known = new Set(entries.map(entryKey));
  return [...entries, ...more.filter((entry) => !known.has(entryKey(entry)))];
}
