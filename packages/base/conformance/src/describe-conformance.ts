import { register } from "@quire/element";
import { afterEach, beforeAll, beforeEach, describe, it } from "vitest";
import type { Conformance } from "./conformance.js";
import { elementChecks } from "./element-checks.js";
import { allFormChecks } from "./form-checks.js";
import { type Check, lifetimeChecks } from "./lifetime-checks.js";

/** Milliseconds. Longer than the waits of a check, so that the check's own error shows. */
const CHECK_TIMEOUT_MS = 30_000;

/**
 * The suite that every widget passes, in Vitest's browser project. It tests the custom element under all operations of
 * pages, the React component, the data mount, a server render, hostile styles, axe, and memory leaks.
 */
export function describeConformance(one: Conformance): void {
  describe(`conformance of ${one.widget.name}`, () => {
    beforeAll(() => register(one.widget.name, one.element));
    beforeEach(async () => {
      document.body.replaceChildren();
      await one.prepare?.();
    });
    afterEach(() => document.body.replaceChildren());
    for (const { name, run, timeout = CHECK_TIMEOUT_MS } of conformanceChecks(one)) it(name, run, timeout);
  });
}

/** Returns the requirements for every widget as separate checks. */
export function conformanceChecks(one: Conformance): Check[] {
  return [...elementChecks(one), ...allFormChecks(one), ...lifetimeChecks(one)];
}
