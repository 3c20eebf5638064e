import * as configuration from "../configuration/index.js";
import type { Answered } from "./add-outcome.js";
import { isUnreached } from "./is-unreached.js";
import { text } from "./text.js";

/** Returns the message for an addition that did not succeed. */
export function wordsFor(outcome: Exclude<Answered, { kind: "added" }>): string {
  if (outcome.kind === "maintenance") return text("maintenance");
  if (outcome.kind === "failed" && outcome.error.status === 401) return text("signedOut");
  if (outcome.kind === "failed" && isUnreached(outcome.error)) return text("lost");
  const { phone, phoneElsewhere } = configuration.customerService();
  const values = { count: outcome.productIds.length, productIds: outcome.productIds.join(", ") };
  return phone ? text("notAddedPhone", { ...values, phone, phoneElsewhere }) : text("notAdded", values);
}
