import type { StreamEntry } from "../contract/index.js";

/** Returns the key of an entry. A history can contain one item several times, such as read and shared. */
export function getEntryKey({ id, content }: StreamEntry): string {
  return `${id} ${content.activity}`;
}

/** Appends entries. If a new entry at the top has moved an entry to the next page, that entry shows once. */
export function joinEntries(
  entries: readonly StreamEntry[],
  more: readonly StreamEntry[],
): readonly StreamEntry[] {
  if (entries.length === 0) return more;
  const known = new Set(entries.map(getEntryKey));
  return [...entries, ...more.filter((entry) => !known.has(getEntryKey(entry)))];
}
