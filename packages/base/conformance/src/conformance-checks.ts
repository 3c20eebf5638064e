import type { Check } from "./check.js";
import type { Conformance } from "./conformance.js";
import { elementChecks } from "./element-checks.js";
import { allFormChecks } from "./form-checks.js";
import { lifetimeChecks } from "./lifetime-checks.js";

/** Returns the requirements for every widget as separate checks. */
export function conformanceChecks(one: Conformance): Check[] {
  return [...elementChecks(one), ...allFormChecks(one), ...lifetimeChecks(one)];
}
