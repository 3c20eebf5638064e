import type { TermsOutcome } from "@quire/services/cart";
import { text } from "./text.js";

const REFUSED = {
  unknown: "couponUnknown",
  expired: "couponExpired",
  applied: "couponApplied",
  used: "couponUsed",
} as const;

/** Returns the error message for a coupon that was not applied, and `undefined` for an applied one. */
export function getCouponProblem(outcome: TermsOutcome): string | undefined {
  if (outcome.kind === "done") return undefined;
  if (outcome.kind === "maintenance") return text("couponMaintenance");
  if (outcome.kind === "failed")
    return text(outcome.error.code === "request/offline" ? "couponOffline" : "couponFailed");
  const known = Object.entries(REFUSED).find(([code]) => code === outcome.code);
  return text(known?.[1] ?? "couponRefused");
}
