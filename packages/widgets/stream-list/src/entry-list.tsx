import type { StreamEntry } from "@quire/services/contract";
import { entryKey } from "@quire/services/streams";
import { type ComponentType, memo, type ReactNode, type RefObject, useRef } from "react";
import { type EntryGroup, entryGroups } from "./entry-groups.js";

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
  return (
    <div part="group" role="presentation">
      {group.entries.map((entry) => (
        <Row key={entryKey(entry)} entry={entry} />
      ))}
    </div>
  );
});
