import { adoptStyles, isElement, pageSingleton } from "@quire/core";
import { type DomPlace, type DomView, makeElement } from "@quire/element";
import { enhanceMenuItems } from "@quire/features/navigation";
import look from "./page.css?inline";

/** Creates the footer menu: the page's own markup with accordions and enhanced items. */
export function createFooterMenu({ host, root, show }: DomPlace): DomView<object> {
  lookRight(host);
  root.append(makeElement("slot"));
  const fitLists = keepFooter(host);
  const lookForItems = enhanceMenuItems(host);
  return {
    set() {
      fitLists();
      lookForItems();
      show("ready");
    },
    moved: () => lookRight(host),
    end() {}, // Does nothing, because the page-wide state references its host weakly.
  };
}

/** Adds the style sheet that the page should have linked. Then the content may shift. */
function lookRight(host: HTMLElement): void {
  if (getComputedStyle(host).getPropertyValue("--quire-footer-menu-sheet")) return;
  adoptStyles(host, look);
}

/** From this width in pixels on, all lists are open (content-9). */
const LARGE = "(width >= 817px)";

interface Footers {
  readonly large: MediaQueryList;
  /** Weak references, so that a removed host can be garbage-collected. */
  readonly hosts: Set<WeakRef<HTMLElement>>;
}

function getFooters(): Footers {
  return pageSingleton("footers", () => {
    const all: Footers = { large: matchMedia(LARGE), hosts: new Set() };
    all.large.addEventListener("change", () => {
      for (const reference of all.hosts) {
        const host = reference.deref();
        if (host) setListsOpen(host, all.large.matches);
        else all.hosts.delete(reference);
      }
    });
    return all;
  });
}

/**
 * Adapts a footer's accordions to the width of the window, as long as its host exists.
 * @returns a function that looks for new lists
 */
function keepFooter(host: HTMLElement): () => void {
  const { large, hosts } = getFooters();
  hosts.add(new WeakRef(host));
  host.addEventListener("click", (event) => {
    const isSummary = isElement(event.target) && event.target.closest("summary") !== null;
    if (isSummary && large.matches) event.preventDefault();
  });
  const fitted = new WeakSet<HTMLDetailsElement>();
  return () => setListsOpen(host, large.matches, fitted);
}

/**
 * Opens every list on a large screen, so that screen readers announce them as open, and removes their headings from the
 * tab order. On a small screen, lists are closed until the user opens one.
 */
function setListsOpen(host: HTMLElement, isLarge: boolean, fitted = new WeakSet<HTMLDetailsElement>()): void {
  for (const details of host.querySelectorAll("details")) {
    if (fitted.has(details)) continue; // The user may have opened it since.
    fitted.add(details);
    details.open = isLarge;
    const summary = details.querySelector("summary");
    if (isLarge) summary?.setAttribute("tabindex", "-1");
    else summary?.removeAttribute("tabindex");
  }
}
