import { listed, notify, ownDocument, pageStorage } from "@quire/core";
import { type AnswerOf, type Cart, undoCombinedCart } from "../contract/index.js";
import { offerUndo, write } from "../outbox/index.js";
import { sessionSignal } from "../session/index.js";
import { registerCartWrites, type ShownCart } from "./cart-write.js";
import { text } from "./text.js";

type Combined = NonNullable<Cart["combined"]>;

/** Which of them this browser has told. */
const TOLD = "quire:cart-combined";

/** Shows once, in a visible tab, which items a guest's cart added at sign-in, with an Undo. */
export function tellCombined(combined: Combined, shown: ShownCart): void {
  const { id, items } = combined;
  if (pageStorage().get(TOLD) === id) return;
  if (ownDocument.visibilityState === "hidden") {
    tellOnceSeen(combined, shown);
    return;
  }
  pageStorage().set(TOLD, id);
  const names = items.map(({ name, quantity }) => text("brought", { name, quantity }));
  offerUndo(text("combined", { items: listed(names) }), () => undo(id, shown));
}

/** Another tab may have told it by then. */
function tellOnceSeen(combined: Combined, shown: ShownCart): void {
  const signal = sessionSignal();
  const look = () => tellCombined(combined, shown);
  ownDocument.addEventListener("visibilitychange", look, { once: true, signal });
}

/** Registers the write of the Undo, also for one that an earlier page has left. */
export function handleSeparations(shown: ShownCart): void {
  registerCartWrites("cart-separate", undoCombinedCart, shown);
}

async function undo(id: string, shown: ShownCart): Promise<void> {
  const signal = sessionSignal();
  handleSeparations(shown);
  const outcome = await write({ action: "cart-separate", subject: id, data: { id } });
  if (signal.aborted) return;
  // The client has parsed it as the endpoint declares it.
  const answer = outcome?.kind === "done" && (outcome.answer as AnswerOf<typeof undoCombinedCart>);
  if (answer && !answer.maintenanceStatus) return notify(text("separated"), "success");
  if (!answer) shown.recheckCart();
  notify(text("notSeparated"), "error");
}
