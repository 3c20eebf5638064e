import { listed, notify, ownDocument, pageStorage, report } from "@quire/core";
import { callOnce, isRequestError } from "../client/index.js";
import { type Cart, undoCombinedCart } from "../contract/index.js";
import { offerUndo } from "../outbox/index.js";
import { sessionSignal } from "../session/index.js";
import { inOrder } from "./cart-queue.js";
import { cartTabs } from "./cart-tabs.js";
import { text } from "./text.js";

type Combined = NonNullable<Cart["combined"]>;
/** What is done with the cart that shows. */
interface Shown {
  takeOver(cart: Cart | null, maintenance: boolean): void;
  /** Gives up what is being read: it may be of before the undoing. */
  stopReading(): void;
  recheckCart(): void;
}

/** Which of them this browser has told. */
const TOLD = "quire:cart-combined";

/**
 * Tells what the guest's cart has brought along at sign-in, and offers to undo it: once, in a tab that the reader sees.
 */
export function tellCombined(combined: Combined, shown: Shown): void {
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
function tellOnceSeen(combined: Combined, shown: Shown): void {
  const signal = sessionSignal();
  const look = () => tellCombined(combined, shown);
  ownDocument.addEventListener("visibilitychange", look, { once: true, signal });
}

async function undo(id: string, shown: Shown): Promise<void> {
  const signal = sessionSignal();
  try {
    const { maintenanceStatus } = await inOrder(async () => {
      shown.stopReading();
      const answer = await callOnce(undoCombinedCart, { body: { id }, signal });
      if (!signal.aborted) shown.takeOver(answer.cart, answer.maintenanceStatus);
      cartTabs().post("changed");
      return answer;
    });
    if (signal.aborted) return;
    if (maintenanceStatus) notify(text("notSeparated"), "error");
    else notify(text("separated"), "success");
  } catch (error) {
    if (!isRequestError(error)) report(error);
    if (signal.aborted) return;
    shown.recheckCart();
    notify(text("notSeparated"), "error");
  }
}
