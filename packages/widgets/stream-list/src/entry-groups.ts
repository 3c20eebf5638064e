import type { StreamEntry } from "@quire/services/contract";
import { entryKey } from "@quire/services/streams";

/** Entries that are rendered and laid out together. */
export interface EntryGroup {
  readonly id: number;
  readonly entries: readonly StreamEntry[];
}

const SIZE = 10;

/**
 * Returns entries in groups, so that appending entries has a constant cost. An unchanged group is the same object
 * again. An entry stays in its group when earlier ones are removed.
 */
export function entryGroups(
  before: readonly EntryGroup[],
  entries: readonly StreamEntry[],
): readonly EntryGroup[] {
  const ids = new Map(before.flatMap(({ id, entries }) => entries.map((entry) => [entryKey(entry), id])));
  let next = Math.max(-1, ...before.map(({ id }) => id)) + 1;
  const groups: { id: number; entries: StreamEntry[] }[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    const known = ids.get(entryKey(entry));
    if (last && (known === undefined ? last.entries.length < SIZE : known === last.id)) {
      last.entries.push(entry);
      continue;
    }
    const isUsed = groups.some(({ id }) => id === known);
    groups.push({ id: known === undefined || isUsed ? next++ : known, entries: [entry] });
  }
  return groups.map((group) => before.find((one) => isSame(one, group)) ?? group);
}

function isSame(one: EntryGroup, other: EntryGroup): boolean {
  if (one.id !== other.id || one.entries.length !== other.entries.length) return false;
  return one.entries.every((entry, i) => entry === other.entries[i]);
}
