import * as configuration from "@quire/configuration-service";
import { type CartItem, CartItemSchema } from "@quire/contract-service";
import {
  type Activation,
  announce,
  issuePath,
  QuireError,
  TriggerFailure,
  type TriggerState,
} from "@quire/core";
import * as v from "valibot";
import { type AddOutcome, addToCart } from "./add-to-cart.js";
import { text } from "./text.js";

/** Adds what the trigger names and tells the reader what came of it. */
export async function addFromTrigger({ data }: Activation): Promise<TriggerState> {
  const item = itemOf(data);
  const outcome = await addToCart([item]);
  if (outcome.kind === "added") {
    announce(text("added", { count: item.quantity ?? 1 }));
    return "done";
  }
  if (outcome.kind === "failed" && outcome.error.code === "request/aborted") return "idle";
  throw new TriggerFailure(wordsFor(outcome), outcome.kind === "failed" ? outcome.error : undefined);
}

/** @throws QuireError `trigger/incomplete` */
export function itemOf(data: Activation["data"]): CartItem {
  const { productId, productUrl, productPrice, type, quantity, format, referral, groupName } = data;
  const said = { productId, productUrl, productPrice, type, format, referral, groupName };
  const given = Object.entries(said).filter(([, value]) => value !== undefined && value !== "");
  const counted = quantity ? { quantity: Number(quantity) } : {};
  const result = v.safeParse(CartItemSchema, { ...Object.fromEntries(given), ...counted });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const name = issuePath(issue).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  throw new QuireError("trigger/incomplete", `An add-to-cart trigger cannot be used: data-${name}.`, {
    why: `${issue.message}.`,
    fix: 'Write data-product-id="10042" data-type="ship|ebook|bundle|digital|Perm" data-product-price="12.95" data-quantity="1".',
  });
}

function wordsFor(outcome: Exclude<AddOutcome, { kind: "added" }>): string {
  if (outcome.kind === "maintenance") return text("maintenance");
  if (outcome.kind === "failed" && outcome.error.status === 401) return text("signedOut");
  if (outcome.kind === "failed" && outcome.error.status === undefined) return text("lost");
  const { phone, phoneElsewhere } = configuration.customerService();
  const values = { count: outcome.productIds.length, productIds: outcome.productIds.join(", ") };
  return phone ? text("notAddedPhone", { ...values, phone, phoneElsewhere }) : text("notAdded", values);
}
