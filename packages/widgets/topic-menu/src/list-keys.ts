import type { KeyboardEvent } from "react";

/**
 * Arrows, Home, End and letters move the focus in a list of rows with buttons: up and down among rows, in the
 * same column, left and right in a row as the text runs. Tab goes through them all the same.
 */
export function moveInList(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: list, key, ctrlKey, metaKey, altKey } = event;
  if (!(target instanceof HTMLElement) || ctrlKey || metaKey || altKey) return;
  const next = nextFor(list, target, key);
  if (!next) return;
  event.preventDefault();
  event.stopPropagation(); // A page's hotkeys do not see it.
  next.focus();
}

function nextFor(list: HTMLElement, target: HTMLElement, key: string): HTMLElement | undefined {
  const rows = [...list.children];
  const row = rows.findIndex((one) => one.contains(target));
  const buttons = buttonsOf(rows[row]);
  const column = buttons.indexOf(target);
  if (key === "ArrowLeft" || key === "ArrowRight") {
    const forward = getComputedStyle(list).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    return buttons[column + (key === forward ? 1 : -1)];
  }
  const found = buttonsOf(rows[rowFor(key, row, rows)]);
  return found[column] ?? found.at(-1);
}

function buttonsOf(row: Element | undefined): HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>("button") ?? [])];
}

/** The index of the row that the key asks for, -1 for a key that asks for none. */
function rowFor(key: string, row: number, rows: readonly Element[]): number {
  switch (key) {
    case "ArrowDown":
      return Math.min(row + 1, rows.length - 1);
    case "ArrowUp":
      return Math.max(row - 1, 0);
    case "Home":
      return 0;
    case "End":
      return rows.length - 1;
    default:
      return key.length === 1 && key !== " " ? rowByLetter(key, row, rows) : -1;
  }
}

/** The next row, around the end, that begins with the letter. */
function rowByLetter(letter: string, row: number, rows: readonly Element[]): number {
  const wanted = letter.toLocaleLowerCase();
  const order = rows.map((_, step) => (row + 1 + step) % rows.length);
  return order.find((index) => rows[index]?.textContent?.toLocaleLowerCase().startsWith(wanted)) ?? -1;
}
