import type { Check } from "./check.js";
import type { Conformance } from "./conformance.js";
import { elementChecks } from "./element-checks.js";
import { allFormChecks } from "./form-checks.js";
import { lifetimeChecks } from "./lifetime-checks.js";

/** Everything that a widget has to get right, as checks that can be run one by one. */
export function conformanceChecks(one: Conformance): Check[] {
  return [...elementChecks(one), ...allFormChecks(one), ...lifetimeChecks(one)];
}
