import { isPlainClick, matches, notify, ownDocument, report } from "@quire/core";
import { downloadsStore, isFree } from "../downloads.js";
import { hidePaywall, showPaywall } from "./show-paywall.js";
import { text } from "./text.js";

/** The loader's mark on a handled click. With several runtimes on a page, only one handles it. */
const HANDLED = Symbol.for("quire/handled");
const SHOW = ".pdf-paywall";
const EXIT = ".exit-paywall";

/** A locked PDF, whose link has no address yet. */
const LOCKED = "[data-locked]";

/**
 * Handles a `pdf-paywall` click: shows the overlay. A user with access follows the link, or sees a message if there is
 * no link or it is locked.
 * @returns true if the overlay is shown
 */
export async function paywallClick(element: HTMLElement, keyboard: boolean): Promise<boolean> {
  if (!isFreeLink(element) && (await showPaywall({ trigger: element, keyboard }))) return true;
  if (element instanceof HTMLAnchorElement && element.href) location.assign(element.href);
  else notify(text(element.matches(LOCKED) ? "notYet" : "included"));
  return false;
}

function isFreeLink(element: HTMLElement): boolean {
  return isFree(downloadsStore().getState(), element.getAttribute("href"));
}

/** Handles clicks on elements with the class and on locked links, until the signal aborts. */
export function listenForClicks(signal: AbortSignal): void {
  const options = { capture: true, signal };
  ownDocument.addEventListener("click", onClick, options);
  ownDocument.addEventListener("keydown", onKey, options);
}

function onClick(event: MouseEvent): void {
  const element = getTrigger(event);
  if (!element || HANDLED in event) return;
  const exits = element.matches(EXIT);
  if (!exits && isFreeLink(element)) return; // The browser itself follows the link.
  event.preventDefault();
  Object.defineProperty(event, HANDLED, { value: true });
  if (exits) hidePaywall();
  else paywallClick(element, event.detail === 0).catch(report);
}

function getTrigger(event: MouseEvent): HTMLElement | undefined {
  if (!isPlainClick(event)) return undefined;
  return event.composedPath().find((node) => matches(node, `${SHOW}, ${EXIT}`));
}

/** Turns keys on a locked link into clicks, because browsers do not treat it as a link or button. */
function onKey(event: KeyboardEvent): void {
  const [element] = event.composedPath();
  if (event.key !== "Enter" && event.key !== " ") return;
  if (!(element instanceof HTMLAnchorElement && element.matches(`${LOCKED}[role="button"]`))) return;
  event.preventDefault();
  element.click();
}
