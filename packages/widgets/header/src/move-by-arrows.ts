/** Handles the keys of a disclosed menu (ARIA Authoring Practices, disclosure navigation): arrows, Home, End. */
export function moveByArrows(button: HTMLElement, panel: HTMLElement): void {
  button.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    panel.showPopover();
    stops(panel)[0]?.focus();
  });
  panel.addEventListener("keydown", (event) => {
    const all = stops(panel);
    const here = all.findIndex((stop) => event.composedPath().includes(stop));
    const next = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: all.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  });
}

/** Lists links and buttons, also those that the page has slotted. */
function stops(panel: HTMLElement): HTMLElement[] {
  return [...panel.children].flatMap((child) => {
    const parents = child instanceof HTMLSlotElement ? child.assignedElements({ flatten: true }) : [child];
    return parents.flatMap((parent) =>
      [parent, ...parent.querySelectorAll("*")].filter(
        (one): one is HTMLElement =>
          one instanceof HTMLElement && one.matches("a[href], button") && one.checkVisibility(),
      ),
    );
  });
}
