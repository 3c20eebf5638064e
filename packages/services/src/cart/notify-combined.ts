import { joinNames, notify, ownDocument, pageStorage } from "@quire/core";
import { type AnswerOf, type Cart, undoCombinedCart } from "../contract/index.js";
import { offerUndo, write } from "../outbox/index.js";
import { sessionSignal } from "../session/index.js";
import { registerCartWrites, type ShownCart } from "./cart-write.js";
import { text } from "./text.js";

type Combined = NonNullable<Cart["combined"]>;

/** Storage key of the combined carts that this browser has already announced. */
const ANNOUNCED = "quire:cart-combined";

/** Shows once, in a visible tab, which items a guest's cart added at sign-in, with an Undo. */
export function notifyCombined(combined: Combined, shown: ShownCart): void {
  const { id, items } = combined;
  if (pageStorage().get(ANNOUNCED) === id) return;
  if (ownDocument.visibilityState === "hidden") {
    notifyOnceVisible(combined, shown);
    return;
  }
  pageStorage().set(ANNOUNCED, id);
  const names = items.map(({ name, quantity }) => text("brought", { name, quantity }));
  offerUndo(text("combined", { items: joinNames(names) }), () => undo(id, shown));
}

/** Shows the message once the tab is visible, unless another tab has shown it meanwhile. */
function notifyOnceVisible(combined: Combined, shown: ShownCart): void {
  const signal = sessionSignal();
  const look = () => notifyCombined(combined, shown);
  ownDocument.addEventListener("visibilitychange", look, { once: true, signal });
}

/** Registers the write of the Undo, which an earlier page may have left unsent. */
export function handleSeparations(shown: ShownCart): void {
  registerCartWrites("cart-separate", undoCombinedCart, shown);
}

async function undo(id: string, shown: ShownCart): Promise<void> {
  const signal = sessionSignal();
  handleSeparations(shown);
  const outcome = await write({ action: "cart-separate", subject: id, data: { id } });
  if (signal.aborted) return;
  // The client has parsed it by the endpoint's schema.
  const answer = outcome?.kind === "done" && (outcome.answer as AnswerOf<typeof undoCombinedCart>);
  if (answer && !answer.maintenanceStatus) return notify(text("separated"), "success");
  if (!answer) shown.recheckCart();
  notify(text("notSeparated"), "error");
}
