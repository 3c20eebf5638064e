import {
  ActionFailure,
  type Activation,
  announce,
  ensureToast,
  goTo,
  jsonText,
  notify,
  report,
  type TriggerState,
  toSafeReturnPath,
} from "@quire/core";
import type { CartItem } from "../contract/index.js";
import { offerUndo } from "../outbox/index.js";
import { dedupe } from "../session/index.js";
import { addToCart } from "./add-to-cart.js";
import { confirmThere } from "./arrival-mark.js";
import { itemsOfForm } from "./items-of-form.js";
import { getListingAddress } from "./listing-address.js";
import { getCount, getFailureText } from "./notify-late-outcome.js";
import { onUnread, showInDialog } from "./show-in-dialog.js";
import { text } from "./text.js";
import { toCartItem } from "./to-cart-item.js";

/** Loads the toast early, so that it can show without a connection too. */
export { ensureToast as readyToTell };

/**
 * Adds the trigger's items to the cart and shows the result. Page code can replace the busy button.
 * @throws ActionFailure with the message for the user
 */
export async function addFromTrigger(activation: Activation): Promise<TriggerState> {
  return addAndShow(getItems(activation), activation);
}

/**
 * Adds items and shows the result, in the page's confirmation dialog if it has one. Clicks for the same items join a
 * running addition.
 * @throws ActionFailure with the message for the user
 */
export function addAndShow(items: readonly CartItem[], activation: Activation): Promise<TriggerState> {
  return dedupe(`press add ${jsonText(items)}`, () => addOnce(items, activation));
}

async function addOnce(items: readonly CartItem[], activation: Activation): Promise<TriggerState> {
  const outcome = await addToCart(items);
  if (outcome.kind === "waiting") {
    offerUndo(text("waiting"), () => undoIt(outcome.undo));
    return "idle";
  }
  if (outcome.kind === "added" && openProductPage(activation.data, items)) return "done";
  if (showInDialog(outcome, activation)) {
    if (outcome.kind === "failed") report(outcome.error);
    if (outcome.kind !== "added") return "failed";
    onUnread(() => announceAdded(items));
    return "done";
  }
  if (outcome.kind === "added") {
    announceAdded(items);
    return "done";
  }
  if (outcome.kind === "failed" && outcome.error.code === "request/aborted") return "idle";
  throw new ActionFailure(getFailureText(outcome), outcome.kind === "failed" ? outcome.error : undefined);
}

function announceAdded(items: readonly CartItem[]): void {
  announce(text("added", { count: getCount(items) }));
}

async function undoIt(undo: () => Promise<boolean>): Promise<void> {
  if (await undo()) notify(text("takenBack"), "success");
  else notify(text("notSeparated"), "error");
}

/** Navigates from a listing to the product's page, if it has a suitable address (content-2.3). */
function openProductPage(
  { listing, productUrl = "" }: Activation["data"],
  items: readonly CartItem[],
): boolean {
  const address = listing !== undefined && listing !== "false" && getListingAddress(productUrl);
  const path = address && toSafeReturnPath(address, "");
  if (!path) return false;
  confirmThere(path, items);
  // An application's router keeps the page loaded, which then confirms the addition itself.
  if (!goTo(path)) import("./arrival.js").then(({ confirmArrival }) => confirmArrival(path)).catch(report);
  return true;
}

/** Returns the trigger's own item. If the trigger names no product, returns the items of the form around it. */
function getItems({ element, data }: Activation): readonly CartItem[] {
  const form = data.productId ? null : element.closest("form");
  if (!form) return [toCartItem(data)];
  return itemsOfForm(form, data);
}
