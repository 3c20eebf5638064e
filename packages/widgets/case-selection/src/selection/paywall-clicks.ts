import { isPlainClick, matches, notify, ownDocument, report } from "@quire/core";
import { downloadsStore, isFree } from "../downloads.js";
import { hidePaywall, showPaywall } from "./show-paywall.js";
import { text } from "./text.js";

/** The loader's mark on a click that somebody has taken: of several runtimes on a page, one does. */
const HANDLED = Symbol.for("quire/handled");
const SHOW = ".pdf-paywall";
const EXIT = ".exit-paywall";

/** A PDF that waits for the host's word: what stands for its link has no address yet. */
const LOCKED = "[data-locked]";

/**
 * Does what a `pdf-paywall` click asks for: shows the overlay. Where the reader passes, a link is followed; where there
 * is none, or none yet, that is said.
 * @returns whether the overlay is shown
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

/** Takes the clicks of elements that carry the class alone, and of locked links, until the signal aborts. */
export function listenForClicks(signal: AbortSignal): void {
  const options = { capture: true, signal };
  ownDocument.addEventListener("click", onClick, options);
  ownDocument.addEventListener("keydown", onKey, options);
}

function onClick(event: MouseEvent): void {
  const element = triggerOf(event);
  if (!element || HANDLED in event) return;
  const exits = element.matches(EXIT);
  if (!exits && isFreeLink(element)) return; // The browser follows it by itself.
  event.preventDefault();
  Object.defineProperty(event, HANDLED, { value: true });
  if (exits) hidePaywall();
  else paywallClick(element, event.detail === 0).catch(report);
}

function triggerOf(event: MouseEvent): HTMLElement | undefined {
  if (!isPlainClick(event)) return undefined;
  return event.composedPath().find((node) => matches(node, `${SHOW}, ${EXIT}`));
}

/** A locked link is a button that only we know of: its keys make no clicks by themselves. */
function onKey(event: KeyboardEvent): void {
  const [element] = event.composedPath();
  if (event.key !== "Enter" && event.key !== " ") return;
  if (!(element instanceof HTMLAnchorElement && element.matches(`${LOCKED}[role="button"]`))) return;
  event.preventDefault();
  element.click();
}
