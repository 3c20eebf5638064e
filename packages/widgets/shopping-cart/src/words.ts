import type { QuantityProblem, TermsOutcome } from "@quire/services/cart";
import { text } from "./text.js";

const QUANTITY = {
  failed: "quantityFailed",
  offline: "quantityOffline",
  "not-sold": "quantityNotSold",
  limited: "quantityLimited",
  maintenance: "quantityMaintenance",
} as const;

/** Returns the reason why a quantity differs from the requested one. */
export function getQuantityProblem(problem: QuantityProblem): string {
  return text(QUANTITY[problem]);
}

/** Returns the reason why an estimate failed, or undefined for a success. */
export function estimateProblem(outcome: TermsOutcome): string | undefined {
  if (outcome.kind === "done") return undefined;
  if (outcome.kind === "maintenance") return text("maintenance");
  return text(outcome.kind === "refused" ? "notDelivered" : "estimateFailed");
}
