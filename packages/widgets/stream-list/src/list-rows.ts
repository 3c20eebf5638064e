/** The rows of a list, in order. */
export function getRows(list: Element | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[part~="entry"]') ?? [])];
}

/** Returns the row at an index, without a walk through all rows. */
function rowAt(list: Element, index: number): Element | undefined {
  let rest = index;
  for (const group of list.children) {
    if (rest < group.childElementCount) return group.children[rest];
    rest -= group.childElementCount;
  }
  return list.lastElementChild?.lastElementChild ?? undefined;
}

/** Focuses the link of a row. Without a row at this index it focuses the last one. */
export function focusRow(list: HTMLElement | null, index: number): void {
  const link = list && rowAt(list, index)?.querySelector<HTMLElement>("h3 a");
  (link ?? list)?.focus({ preventScroll: true });
  // Scrolls only if necessary, because a sticky bar may cover the row.
  link?.scrollIntoView({ block: "nearest" });
}
