import {
  ActionFailure,
  type Activation,
  announce,
  goTo,
  report,
  safeReturnPath,
  type TriggerState,
} from "@quire/core";
import * as configuration from "../configuration/index.js";
import type { CartItem } from "../contract/index.js";
import type { AddOutcome } from "./add-outcome.js";
import { addToCart } from "./add-to-cart.js";
import { confirmThere } from "./arrival-mark.js";
import { itemOf } from "./item-of.js";
import { listingAddress } from "./listing-address.js";
import { onUnheard, showInDialog } from "./show-in-dialog.js";
import { text } from "./text.js";

/** Adds what the trigger names and tells the reader what came of it. */
export async function addFromTrigger(activation: Activation): Promise<TriggerState> {
  const items = await itemsOf(activation);
  const outcome = await addToCart(items);
  if (outcome.kind === "added" && leadsBack(activation.data, items)) return "done";
  if (showInDialog(outcome, activation)) {
    if (outcome.kind === "failed") report(outcome.error);
    if (outcome.kind !== "added") return "failed";
    onUnheard(() => tellAdded(items));
    return "done";
  }
  if (outcome.kind === "added") {
    tellAdded(items);
    return "done";
  }
  if (outcome.kind === "failed" && outcome.error.code === "request/aborted") return "idle";
  throw new ActionFailure(wordsFor(outcome), outcome.kind === "failed" ? outcome.error : undefined);
}

function tellAdded(items: readonly CartItem[]): void {
  let count = 0;
  for (const { quantity = 1 } of items) count += quantity;
  announce(text("added", { count }));
}

/** From a listing it leads back to the product's page, where that has an address for it (content-2.3). */
function leadsBack({ listing, productUrl = "" }: Activation["data"], items: readonly CartItem[]): boolean {
  const address = listing !== undefined && listing !== "false" && listingAddress(productUrl);
  const path = address && safeReturnPath(address, "");
  if (!path) return false;
  confirmThere(path, items);
  goTo(path);
  return true;
}

/** What the trigger names itself or, where it names no product, what is chosen in the form that it stands in. */
async function itemsOf({ element, data }: Activation): Promise<readonly CartItem[]> {
  const form = data.productId ? null : element.closest("form");
  if (!form) return [itemOf(data)];
  const { itemsOfForm } = await import("./items-of-form.js");
  return itemsOfForm(form, data);
}

function wordsFor(outcome: Exclude<AddOutcome, { kind: "added" }>): string {
  if (outcome.kind === "maintenance") return text("maintenance");
  if (outcome.kind === "failed" && outcome.error.status === 401) return text("signedOut");
  if (outcome.kind === "failed" && outcome.error.status === undefined) return text("lost");
  const { phone, phoneElsewhere } = configuration.customerService();
  const values = { count: outcome.productIds.length, productIds: outcome.productIds.join(", ") };
  return phone ? text("notAddedPhone", { ...values, phone, phoneElsewhere }) : text("notAdded", values);
}
