import { afterPaint, isElement, isPlainClick, report, setOwnAttribute } from "@quire/core";
import { sessionStore } from "@quire/services/session";
import { bindToSession } from "./bind-to-session.js";

const itemsOf = (menu: Element, requires: string) =>
  menu.querySelectorAll<HTMLElement>(`[data-requires="${requires}"]`);

/**
 * Handles the restricted items of a menu (content-6.4). Their `data-requires` is `sign-in`, `learning` or
 * `case-selection`. An item that the user may use gets `data-allowed`.
 * @returns checks the menu again for new items
 */
export function enhanceMenuItems(menu: HTMLElement): () => void {
  bindToSession(menu, showLearning);
  // The capture phase also delays the page's own click handlers.
  menu.addEventListener("click", onClick, { capture: true });
  const waiting = new Map([
    ["case-selection", () => showCaseSelections(menu)],
    // This page may be the return from a sign-in that an item required.
    ["sign-in", () => void openItems().catch(report)],
  ]);
  return () => {
    showLearning(menu);
    for (const [requires, tend] of waiting) {
      if (itemsOf(menu, requires).length === 0 || !waiting.delete(requires)) continue;
      afterPaint(tend);
    }
  };
}

async function openItems() {
  const { listenForIntents, openItem } = await import("./open-item.js");
  listenForIntents();
  return openItem;
}

/** Enables the learning link for HMM-eligible users, and disables it for all others. */
function showLearning(menu: HTMLElement): void {
  const session = sessionStore().getState();
  const isAllowed = session.status === "known" && session.user.hmmEligible;
  for (const item of itemsOf(menu, "learning")) {
    allow(item, isAllowed);
    setOwnAttribute(item, "aria-disabled", isAllowed ? null : "true");
  }
}

/** US and Canada users see the link to case selections. */
function showCaseSelections(menu: HTMLElement): void {
  import("./is-domestic.js")
    .then(({ isDomestic }) => isDomestic())
    .then((isAllowed) => {
      for (const item of itemsOf(menu, "case-selection")) allow(item, isAllowed);
    })
    .catch(report);
}

function allow(item: HTMLElement, isAllowed: boolean): void {
  setOwnAttribute(item, "data-allowed", isAllowed ? "" : null);
}

function onClick(event: MouseEvent): void {
  const item = isElement(event.target) ? event.target.closest<HTMLElement>("[data-requires]") : null;
  if (!item) return;
  if (item.ariaDisabled === "true") {
    hold(event);
    return;
  }
  if (
    item.dataset.requires !== "sign-in" ||
    !isPlainClick(event) ||
    sessionStore().getState().status === "known"
  )
    return;
  hold(event);
  openItems()
    .then((openItem) => openItem(item, event.detail === 0))
    .catch((error: unknown) => {
      report(error);
      // Without our code, the page that the link leads to asks for the sign-in.
      if (item instanceof HTMLAnchorElement) location.assign(item.href);
    });
}

function hold(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
