import { notify } from "@quire/core";
import { addToCart, type CartLine, itemOfLine } from "@quire/services/cart";
import { offerUndo } from "@quire/services/outbox";
import { text } from "./text.js";

/** Says that a line was taken out, and offers to put it back: as many of it as there were. */
export function offerBack(line: CartLine): void {
  const { name, quantity } = line;
  offerUndo(text("removed", { name }), async () => {
    const { kind } = await addToCart([itemOfLine(line, quantity)]);
    if (kind === "added") notify(text("restored", { name }), "success");
    else notify(text("notRestored", { name }), "error");
  });
}
