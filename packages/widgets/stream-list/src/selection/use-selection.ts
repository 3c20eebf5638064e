import type { StreamEntry } from "@quire/services/contract";
import { getEntryKey } from "@quire/services/streams";
import { type RefObject, useEffect, useState } from "react";

interface Selection {
  readonly selected: readonly StreamEntry[];
  /** The number of selectable entries. */
  readonly of: number;
  selectAll(isOn: boolean): void;
}

/**
 * Returns the selected entries. The checkboxes hold the state, so that a choice renders no entry again. Removed
 * entries are no longer selected.
 */
export function useSelection(
  list: RefObject<HTMLDivElement | null>,
  entries: readonly StreamEntry[],
): Selection {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const able = entries.filter(({ content }) => content.selectable);
  const selected = able.filter((entry) => keys.has(getEntryKey(entry)));

  useEffect(() => {
    const own = list.current;
    const read = () =>
      setKeys(new Set(getBoxes(own).flatMap(({ checked, value }) => (checked ? [value] : []))));
    own?.addEventListener("change", read);
    // The user may have checked a box before this effect ran.
    read();
    return () => own?.removeEventListener("change", read);
  }, [list]);
  useEffect(() => {
    // A restored entry has a new checkbox, which is not checked.
    if (selected.length < keys.size) setKeys(new Set(selected.map(getEntryKey)));
  });
  return {
    selected,
    of: able.length,
    selectAll(isOn) {
      for (const box of getBoxes(list.current)) box.checked = isOn;
      setKeys(new Set(isOn ? able.map(getEntryKey) : []));
    },
  };
}

function getBoxes(list: HTMLElement | null): HTMLInputElement[] {
  return [...(list?.querySelectorAll<HTMLInputElement>('[part="select"] input') ?? [])];
}
