import type { ShelledElement } from "./initial.js";
import { makeElement } from "./make-element.js";
import { text } from "./text.js";

const LOST = "data-lost";

/** Shows an error message with a retry button in place of a view that failed to load. Content of the template stays. */
export function showLost(element: ShelledElement, retry: () => void): void {
  const { container } = element.shell;
  const wasShown = element.hasAttribute(LOST);
  element.toggleAttribute(LOST, true);
  if (wasShown || element.hasAttribute("data-fallback")) return;
  const again = makeElement("button", { part: "retry", type: "button" }, text("retry"));
  again.addEventListener("click", retry);
  container.replaceChildren(makeElement("p", { part: "failure", role: "alert" }, text("failed"), " ", again));
}

/** Removes the error message, because the view or its initial content shows now. */
export function clearLost(element: ShelledElement): void {
  if (!element.hasAttribute(LOST)) return;
  element.removeAttribute(LOST);
  element.shell.container.replaceChildren();
}
