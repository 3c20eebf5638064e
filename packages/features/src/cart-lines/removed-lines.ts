import { listed, notify } from "@quire/core";
import { addToCart, type CartLine, itemOfLine } from "@quire/services/cart";
import { offerUndo, type UndoOffer, undoStore } from "@quire/services/outbox";
import { text } from "./text.js";

/** The lines that were taken out while one offer to put them back stands: what is removed next joins them. */
export class RemovedLines {
  #lines: readonly CartLine[] = [];
  #offer: UndoOffer | undefined;

  /** Says that it was taken out too, and offers to put all of them back: as many of each as there were. */
  offerBack(line: CartLine, onUndo: (line: CartLine) => void): void {
    const isOpen = this.#offer !== undefined && this.#offer === undoStore().getState().offer;
    const others = isOpen ? this.#lines.filter(({ key }) => key !== line.key) : [];
    const lines = [...others, line];
    offerUndo(text("removed", wordsOf(lines)), async () => {
      for (const one of lines) onUndo(one);
      await putBack(lines);
    });
    this.#lines = lines;
    this.#offer = undoStore().getState().offer;
  }
}

/** Each on its own: one that has sold out meanwhile keeps no other out. */
async function putBack(lines: readonly CartLine[]): Promise<void> {
  const outcomes = await Promise.all(
    lines.map((line) => addToCart([{ ...itemOfLine(line, line.quantity), restored: true }])),
  );
  const ended = (...kinds: readonly string[]) =>
    lines.filter((_, at) => kinds.includes(outcomes[at]?.kind ?? ""));
  const failed = ended("failed", "not-added", "maintenance");
  if (failed.length > 0) notify(text("notRestored", wordsOf(failed)), "error");
  else if (ended("waiting").length > 0) notify(text("waiting", wordsOf(ended("waiting"))));
  else notify(text("restored", wordsOf(lines)), "success");
}

function wordsOf(lines: readonly CartLine[]) {
  const names = lines.map(({ name }) => name);
  return { name: listed(names), count: lines.length };
}
