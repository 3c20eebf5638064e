import { reportFault } from "@quire/core";

/**
 * Hides the elements that the selectors match. It sets the `hidden` attribute for Quire's own widgets, and
 * `display` for any page's styles.
 * @returns a function that restores the visibility, except of elements that other code has changed since
 */
export function hideSurroundings(selectors: readonly string[]): () => void {
  const restores = [...new Set(selectors.flatMap(findElements))].map(hideElement);
  return () => {
    for (const restore of restores) restore();
  };
}

function findElements(selector: string): HTMLElement[] {
  if (selector.trim() === "") return [];
  try {
    return [...document.querySelectorAll<HTMLElement>(selector)];
  } catch (cause) {
    const what = `"${selector}" of <quire-case-selection> is not a selector; it hides nothing.`;
    reportFault("attribute/invalid", what, { fix: "Write a CSS selector, such as footer.", cause });
    return [];
  }
}

function hideElement(element: HTMLElement): () => void {
  const { style } = element;
  const before = {
    styled: element.hasAttribute("style"),
    hidden: element.getAttribute("hidden"),
    display: style.getPropertyValue("display"),
    priority: style.getPropertyPriority("display"),
  };
  element.setAttribute("hidden", "");
  style.setProperty("display", "none", "important");
  return () => {
    if (element.getAttribute("hidden") === "") {
      if (before.hidden === null) element.removeAttribute("hidden");
      else element.setAttribute("hidden", before.hidden);
    }
    if (style.getPropertyValue("display") !== "none") return;
    style.setProperty("display", before.display, before.priority);
    if (!before.styled && style.length === 0) element.removeAttribute("style");
  };
}
