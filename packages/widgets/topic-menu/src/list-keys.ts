import type { KeyboardEvent } from "react";

/**
 * Moves focus in a list of rows with buttons by arrows, Home, End and letters. Up and Down move between rows in the
 * same column, Left and Right within a row in reading direction. Tab still reaches every button.
 */
export function moveInList(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: list, key, ctrlKey, metaKey, altKey } = event;
  if (!(target instanceof HTMLElement) || ctrlKey || metaKey || altKey) return;
  const next = nextFor(list, target, key);
  if (!next) return;
  event.preventDefault();
  event.stopPropagation(); // Hides the key from a page's hotkeys.
  next.focus();
}

function nextFor(list: HTMLElement, target: HTMLElement, key: string): HTMLElement | undefined {
  const rows = [...list.children];
  const row = rows.findIndex((one) => one.contains(target));
  const buttons = getButtons(rows[row]);
  const column = buttons.indexOf(target);
  if (key === "ArrowLeft" || key === "ArrowRight") {
    const forward = getComputedStyle(list).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    return buttons[column + (key === forward ? 1 : -1)];
  }
  const found = getButtons(rows[rowFor(key, row, rows)]);
  return found[column] ?? found.at(-1);
}

function getButtons(row: Element | undefined): HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>("button") ?? [])];
}

/** Returns the index of the row for a key, or -1 for another key. */
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

/** Returns the next row whose text starts with the letter, and wraps around at the end. */
function rowByLetter(letter: string, row: number, rows: readonly Element[]): number {
  const wanted = letter.toLocaleLowerCase();
  const order = rows.map((_, step) => (row + 1 + step) % rows.length);
  return order.find((index) => rows[index]?.textContent?.toLocaleLowerCase().startsWith(wanted)) ?? -1;
}
