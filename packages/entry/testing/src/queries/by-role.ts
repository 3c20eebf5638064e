import { type ByRoleOptions, getConfig, getRoles, queryAllByRole } from "@testing-library/dom";
import { computeAccessibleDescription, computeAccessibleName } from "dom-accessibility-api";
import { createReach, readRendered } from "./rendered.js";

/** Longest text of an element in an error. */
const MAX_TEXT_LENGTH = 40;

/**
 * Finds the elements of a role in one root. Unlike Testing Library, it follows slots and shadow hosts to find out what is
 * hidden, and computes names of accessible elements only, because a simulated DOM computes them slowly.
 */
export function findByRole(root: HTMLElement, role: string, options: ByRoleOptions = {}): HTMLElement[] {
  const { name, description, hidden = getConfig().defaultHidden, ...states } = options;
  const reaches = createReach();
  return queryAllByRole(root, role, { ...states, hidden: true }).filter(
    (element) =>
      (hidden || reaches(element)) &&
      (name === undefined || hasName(name, computeAccessibleName(element, STYLES), element)) &&
      (description === undefined ||
        hasName(description, computeAccessibleDescription(element, STYLES), element)),
  );
}

/** A simulated DOM has no styles of pseudo elements. */
const STYLES = {
  get computedStyleSupportsPseudoElements() {
    return getConfig().computedStyleSupportsPseudoElements;
  },
};

function hasName(wanted: NonNullable<ByRoleOptions["name"]>, text: string, element: Element): boolean {
  if (typeof wanted === "function") return wanted(text, element);
  return wanted instanceof RegExp ? text.search(wanted) >= 0 : text === String(wanted);
}

/** The type of Testing Library lacks the option. */
const allRoles: (container: HTMLElement, options: { hidden: boolean }) => ReturnType<typeof getRoles> =
  getRoles;

/** Lists the accessible elements of a page, for the error of a query that found none. */
export function listRoles(container: ParentNode): string {
  // While a query polls, nobody sees its errors.
  if ((getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics)
    return "";
  const { roots, order } = readRendered(container);
  const reaches = createReach();
  const tops = roots.flatMap((root) => (root instanceof Element ? [root] : [...root.children]));
  const lines = tops
    .flatMap((top) => Object.entries(allRoles(top as HTMLElement, { hidden: true })))
    .filter(([role]) => role !== "generic")
    .flatMap(([role, elements]) =>
      elements.filter((one) => order.has(one) && reaches(one)).map((one) => `  ${role} "${getText(one)}"`),
    );
  return `\n\nAccessible elements, open shadow roots included:\n${[...new Set(lines)].join("\n") || "  none"}`;
}

function getText(element: Element): string {
  const text = element.getAttribute("aria-label") ?? element.textContent;
  return text.trim().replaceAll(/\s+/g, " ").slice(0, MAX_TEXT_LENGTH);
}
