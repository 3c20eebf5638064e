import { afterPaint, isElement, isPlainClick, report, setOwnAttribute } from "@quire/core";
import { sessionStore } from "@quire/services/session";
import { bindToSession } from "./bind-to-session.js";

const getItems = (menu: Element, requires: string) =>
  menu.querySelectorAll<HTMLElement>(`[data-requires="${requires}"]`);

/**
 * Handles the restricted items of a menu (content-6.4). Their `data-requires` is `sign-in`, `learning` or
 * `case-selection`. An item that the user may use gets `data-allowed`. Items that the page adds later are
 * handled too.
 * @returns a function that checks the menu again for new items
 */
export function enhanceMenuItems(menu: HTMLElement): () => void {
  bindToSession(menu, showLearning);
  // Uses the capture phase to delay the page's own click handlers too.
  menu.addEventListener("click", onClick, { capture: true });
  const known = new WeakSet<Element>();
  const lookForItems = () => {
    showLearning(menu);
    for (const [requires, tend] of TASKS) {
      const added = [...getItems(menu, requires)].filter((item) => !known.has(item));
      for (const item of added) known.add(item);
      if (added.length > 0) afterPaint(() => tend(menu));
    }
  };
  new MutationObserver(lookForItems).observe(menu, { childList: true, subtree: true });
  return lookForItems;
}

/** Runs after the paint that shows new items, by their `data-requires`. */
const TASKS: readonly (readonly [requires: string, tend: (menu: HTMLElement) => void])[] = [
  ["case-selection", showCaseSelections],
  // This page may be the return from a sign-in that an item required.
  ["sign-in", () => void openItems().catch(report)],
];

async function openItems() {
  const { listenForIntents, openItem } = await import("./open-item.js");
  listenForIntents();
  return openItem;
}

/** Enables the learning link for HMM-eligible users, and disables it for all others. */
function showLearning(menu: HTMLElement): void {
  const session = sessionStore().getState();
  const isAllowed = session.status === "known" && session.user.hmmEligible;
  for (const item of getItems(menu, "learning")) {
    setAllowed(item, isAllowed);
    setOwnAttribute(item, "aria-disabled", isAllowed ? null : "true");
  }
}

/** Shows the link to case selections to users in the US and Canada. */
function showCaseSelections(menu: HTMLElement): void {
  import("./is-domestic.js")
    .then(({ isDomestic }) => isDomestic())
    .then((isAllowed) => {
      for (const item of getItems(menu, "case-selection")) setAllowed(item, isAllowed);
    })
    .catch(report);
}

function setAllowed(item: HTMLElement, isAllowed: boolean): void {
  setOwnAttribute(item, "data-allowed", isAllowed ? "" : null);
}

function onClick(event: MouseEvent): void {
  const item = isElement(event.target) ? event.target.closest<HTMLElement>("[data-requires]") : null;
  if (!item) return;
  if (item.ariaDisabled === "true") {
    cancelEvent(event);
    return;
  }
  if (
    item.dataset.requires !== "sign-in" ||
    !isPlainClick(event) ||
    sessionStore().getState().status === "known"
  )
    return;
  cancelEvent(event);
  openItems()
    .then((openItem) => openItem(item, event.detail === 0))
    .catch((error: unknown) => {
      report(error);
      // If Quire's code fails to load, the link's page asks for sign-in.
      if (item instanceof HTMLAnchorElement) location.assign(item.href);
    });
}

function cancelEvent(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
