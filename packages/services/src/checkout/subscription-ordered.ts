import { formatIssuePath, QuireError, report } from "@quire/core";
import * as v from "valibot";
import { getStartedCheckout } from "./started-checkout.js";
import { getBreadcrumb, writeBreadcrumb } from "./subscription-breadcrumb.js";

/** An identifier. Some providers send it as a number. */
const ReferenceSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
  v.nonEmpty("Expected a reference that is not empty"),
  v.maxLength(128, "Expected at most 128 characters"),
);

const OrderSchema = v.object({ orderId: ReferenceSchema, userRef: v.optional(ReferenceSchema) });

/** An order, as the provider or a script of the page reports it. */
export type SubscriptionOrder = v.InferInput<typeof OrderSchema>;

/**
 * Records an ordered subscription in the cookie `subscription-breadcrumb` for 7 days, so that a later page load activates
 * it (accounts-4.15, accounts-9.8). Reports an invalid order and writes nothing.
 * @returns true when the cookie was written
 */
export function subscriptionOrdered(order: SubscriptionOrder): boolean {
  const result = v.safeParse(OrderSchema, order);
  if (!result.success) {
    const [issue] = result.issues;
    return refuse(`${formatIssuePath(issue) || "The detail"}: ${issue.message}.`);
  }
  const { orderId, userRef = getStartedCheckout()?.userRef } = result.output;
  return writeBreadcrumb(getBreadcrumb(orderId, userRef)) || refuse("It is too long for a cookie.");
}

function refuse(why: string): false {
  const fix = 'Say { orderId: "…" }, with at most 128 characters.';
  report(new QuireError("checkout/order", "A subscription order could not be kept.", { why, fix }));
  return false;
}
