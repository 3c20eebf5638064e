import { joinNames, notify } from "@quire/core";
import { addToCart, type CartLine, toCartItem } from "@quire/services/cart";
import { offerUndo, type UndoOffer, undoStore } from "@quire/services/outbox";
import { text } from "./text.js";

/** The removed lines of the current Undo offer. A line that is removed during the offer joins them. */
export class RemovedLines {
  #lines: readonly CartLine[] = [];
  #offer: UndoOffer | undefined;

  /** Reports a removed line, and offers to restore all lines of the offer with their quantities. */
  offerBack(line: CartLine, onUndo: (line: CartLine) => void): void {
    const isOpen = this.#offer !== undefined && this.#offer === undoStore().getState().offer;
    const others = isOpen ? this.#lines.filter(({ key }) => key !== line.key) : [];
    const lines = [...others, line];
    offerUndo(text("removed", getWords(lines)), async () => {
      for (const one of lines) onUndo(one);
      await putBack(lines);
    });
    this.#lines = lines;
    this.#offer = undoStore().getState().offer;
  }
}

/** Restores each line with a separate request, so that a sold-out line does not block the others. */
async function putBack(lines: readonly CartLine[]): Promise<void> {
  const outcomes = await Promise.all(
    lines.map((line) => addToCart([{ ...toCartItem(line, line.quantity), restored: true }])),
  );
  const ended = (...kinds: readonly string[]) =>
    lines.filter((_, at) => kinds.includes(outcomes[at]?.kind ?? ""));
  const failed = ended("failed", "not-added", "maintenance");
  if (failed.length > 0) notify(text("notRestored", getWords(failed)), "error");
  else if (ended("waiting").length > 0) notify(text("waiting", getWords(ended("waiting"))));
  else notify(text("restored", getWords(lines)), "success");
}

function getWords(lines: readonly CartLine[]) {
  const names = lines.map(({ name }) => name);
  return { name: joinNames(names), count: lines.length };
}
