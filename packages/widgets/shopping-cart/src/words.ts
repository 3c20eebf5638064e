import { isOffline } from "@quire/features/cart-lines";
import type { QuantityProblem, TermsOutcome } from "@quire/services/cart";
import { text } from "./text.js";

const QUANTITY = {
  failed: "quantityFailed",
  offline: "quantityOffline",
  "not-sold": "quantityNotSold",
  maintenance: "quantityMaintenance",
} as const;

/** Why a quantity is still what it was. */
export function quantityProblem(problem: QuantityProblem): string {
  return text(QUANTITY[problem]);
}

const COUPON = {
  unknown: "couponUnknown",
  expired: "couponExpired",
  applied: "couponApplied",
  used: "couponUsed",
} as const;

/** Why a coupon is not on the cart; nothing where it is. */
export function couponProblem(outcome: TermsOutcome): string | undefined {
  if (outcome.kind === "done") return undefined;
  if (outcome.kind === "maintenance") return text("maintenance");
  if (outcome.kind === "failed") return text(isOffline(outcome.error) ? "couponOffline" : "couponFailed");
  const known = Object.entries(COUPON).find(([code]) => code === outcome.code);
  return text(known?.[1] ?? "couponRefused");
}

/** Why nothing was estimated. */
export function estimateProblem(outcome: TermsOutcome): string | undefined {
  if (outcome.kind === "done") return undefined;
  if (outcome.kind === "maintenance") return text("maintenance");
  return text(outcome.kind === "refused" ? "notDelivered" : "estimateFailed");
}
