import { notify, track } from "@quire/core";
import * as v from "valibot";
import * as configuration from "../configuration/index.js";
import { addToShoppingCart } from "../contract/index.js";
import type { OutboxHandler } from "../outbox/index.js";
import { type AddAnswer, type Answered, getOutcome } from "./add-outcome.js";
import { isUnreached } from "./is-unreached.js";
import { text } from "./text.js";

/** Shows and tracks the outcome of an addition that waited for a connection. */
export const notifyLateOutcome: NonNullable<OutboxHandler["settled"]> = ({ data }, outcome, isAwaited) => {
  if (isAwaited || outcome.kind === "waiting") return;
  const { items } = v.parse(addToShoppingCart.body.schema, data);
  // The client has parsed it by the endpoint's schema.
  const answer = outcome.kind === "done" ? (outcome.answer as AddAnswer) : outcome.error;
  const result = getOutcome(answer, items);
  if (result.kind !== "added") return notify(getFailureText(result), "error");
  track("add-to-cart", { cartId: "cart" in answer ? (answer.cart?.id ?? "") : "", items });
  notify(text("added", { count: getCount(items) }), "success");
};

export function getCount(items: readonly { readonly quantity?: number | undefined }[]): number {
  let count = 0;
  for (const { quantity = 1 } of items) count += quantity;
  return count;
}

/** Returns the message for an addition that did not succeed. */
export function getFailureText(outcome: Exclude<Answered, { kind: "added" }>): string {
  if (outcome.kind === "maintenance") return text("maintenance");
  if (outcome.kind === "failed" && outcome.error.status === 401) return text("signedOut");
  if (outcome.kind === "failed" && isUnreached(outcome.error)) return text("lost");
  const { phone, phoneElsewhere } = configuration.customerService();
  const values = { count: outcome.productIds.length, productIds: outcome.productIds.join(", ") };
  return phone ? text("notAddedPhone", { ...values, phone, phoneElsewhere }) : text("notAdded", values);
}
