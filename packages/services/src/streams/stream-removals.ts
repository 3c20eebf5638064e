import type { StreamEntry } from "../contract/index.js";

/** Returns the id under which an entry is saved and discarded. */
export function getItemId({ id, content }: StreamEntry): string {
  return content.id || id;
}

/** Returns the item ids for `ids`, which may be ids of entries or of their content. */
export function getIds(entries: readonly StreamEntry[], ids: readonly string[]): string[] {
  const named = new Set(ids);
  return [
    ...new Set(
      entries.flatMap((entry) => {
        const item = getItemId(entry);
        return named.has(entry.id) || named.has(item) ? [item] : [];
      }),
    ),
  ];
}

/** Returns the entries without the removed ones. It returns the same list if none is removed. */
export function withoutEntries(
  entries: readonly StreamEntry[],
  removedIds: ReadonlySet<string>,
): readonly StreamEntry[] {
  return removedIds.size === 0 ? entries : entries.filter((entry) => !removedIds.has(getItemId(entry)));
}
