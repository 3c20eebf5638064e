/** The rows of a list, in order. */
export function rowsOf(list: Element | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[part~="entry"]') ?? [])];
}

/** One of them, found without going through all. */
function rowAt(list: Element, index: number): Element | undefined {
  let rest = index;
  for (const group of list.children) {
    if (rest < group.childElementCount) return group.children[rest];
    rest -= group.childElementCount;
  }
  return list.lastElementChild?.lastElementChild ?? undefined;
}

/** Gives a row the focus, at what leads to its item; the last one where there is none of that number. */
export function focusRow(list: HTMLElement | null, index: number): void {
  const link = list && rowAt(list, index)?.querySelector<HTMLElement>("h3 a");
  (link ?? list)?.focus({ preventScroll: true });
  // Only as far as it takes: a bar that stays over the entries may cover it.
  link?.scrollIntoView({ block: "nearest" });
}
