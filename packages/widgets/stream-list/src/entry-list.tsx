import type { StreamEntry } from "@quire/services/contract";
import { getEntryKey } from "@quire/services/streams";
import { type ComponentType, memo, type ReactNode, type RefObject, useRef } from "react";
import { useMessages } from "./list-context.js";

type Row = ComponentType<{ readonly entry: StreamEntry }>;

interface EntryListProps {
  readonly entries: readonly StreamEntry[];
  readonly row: Row;
  readonly isBusy: boolean;
  readonly labelledBy: string;
  readonly list: RefObject<HTMLDivElement | null>;
}

/** All entries. Existing rows are not rendered again when more are appended. */
export function EntryList({ entries, row, isBusy, labelledBy, list }: EntryListProps): ReactNode {
  const groups = useGroups(entries);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a ul may not hold the groups that are laid out together
    <div part="entries" role="list" aria-labelledby={labelledBy} aria-busy={isBusy} tabIndex={-1} ref={list}>
      {groups.map((group) => (
        <Group key={group.id} group={group} row={row} />
      ))}
    </div>
  );
}

function useGroups(entries: readonly StreamEntry[]): readonly EntryGroup[] {
  const groups = useRef<readonly EntryGroup[]>([]);
  // The same entries always result in the same groups.
  groups.current = entryGroups(groups.current, entries);
  return groups.current;
}

interface GroupProps {
  readonly group: EntryGroup;
  readonly row: Row;
}

const Group = memo(function Group({ group, row: Row }: GroupProps): ReactNode {
  useMessages();
  return (
    <div part="group" role="presentation">
      {group.entries.map((entry) => (
        <Row key={getEntryKey(entry)} entry={entry} />
      ))}
    </div>
  );
});

/** Entries that are rendered and laid out together. */
interface EntryGroup {
  readonly id: number;
  readonly entries: readonly StreamEntry[];
}

const SIZE = 10;

/**
 * Returns entries in groups, so that appending entries has a constant cost. An unchanged group is the same object
 * again. An entry stays in its group when earlier ones are removed.
 */
function entryGroups(before: readonly EntryGroup[], entries: readonly StreamEntry[]): readonly EntryGroup[] {
  const ids = new Map(before.flatMap(({ id, entries }) => entries.map((entry) => [getEntryKey(entry), id])));
  let next = Math.max(-1, ...before.map(({ id }) => id)) + 1;
  const groups: { id: number; entries: StreamEntry[] }[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    const known = ids.get(getEntryKey(entry));
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
