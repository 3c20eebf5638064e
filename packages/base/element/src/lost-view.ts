import type { ShelledElement } from "./first-render.js";
import { makeElement } from "./make-element.js";
import { text } from "./text.js";

const LOST = "data-lost";

/** Says in place of a view whose code cannot be had that it is missing, with another try; what a template put there stays. */
export function showLost(element: ShelledElement, retry: () => void): void {
  const { container } = element.shell;
  const isSaid = element.hasAttribute(LOST);
  element.toggleAttribute(LOST, true);
  if (isSaid || element.hasAttribute("data-fallback")) return;
  const again = makeElement("button", { part: "retry", type: "button" }, text("retry"));
  again.addEventListener("click", retry);
  container.replaceChildren(makeElement("p", { part: "failure", role: "alert" }, text("failed"), " ", again));
}

/** The view is there after all, or what it would begin with. */
export function clearLost(element: ShelledElement): void {
  if (!element.hasAttribute(LOST)) return;
  element.removeAttribute(LOST);
  element.shell.container.replaceChildren();
}
