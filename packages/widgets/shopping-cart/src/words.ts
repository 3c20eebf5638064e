import type { QuantityProblem, TermsOutcome } from "@quire/services/cart";
import { text } from "./text.js";

const QUANTITY = {
  failed: "quantityFailed",
  offline: "quantityOffline",
  "not-sold": "quantityNotSold",
  limited: "quantityLimited",
  maintenance: "quantityMaintenance",
} as const;

/** Why a quantity is not what was asked for. */
export function quantityProblem(problem: QuantityProblem): string {
  return text(QUANTITY[problem]);
}

/** Why nothing was estimated. */
export function estimateProblem(outcome: TermsOutcome): string | undefined {
  if (outcome.kind === "done") return undefined;
  if (outcome.kind === "maintenance") return text("maintenance");
  return text(outcome.kind === "refused" ? "notDelivered" : "estimateFailed");
}
