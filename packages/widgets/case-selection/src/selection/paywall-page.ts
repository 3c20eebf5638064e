import { ownDocument, pageSingleton } from "@quire/core";
import type { Frame } from "@quire/core/frame";
import { downloadsStore } from "../downloads.js";
import { guardLinks } from "./guard-links.js";
import { listenToHost } from "./host-messages.js";
import { type Member, members } from "./members.js";
import { listenForClicks } from "./paywall-clicks.js";
import { getRules, type Rules } from "./rules.js";
import { hideSurroundings } from "./surroundings.js";

// Triggers import everything from this file, which most pages have already loaded.
export { paywallClick } from "./paywall-clicks.js";
export { hidePaywall } from "./show-paywall.js";

interface Listening {
  controller: AbortController | undefined;
}

const getListening = () => pageSingleton<Listening>("case-selection-page", () => ({ controller: undefined }));

/**
 * Registers a case selection. The first one starts the listeners for host messages and clicks, and locks PDF links. A
 * registered one only gets the new rules.
 * @param rules default: the rules of the tag's attributes
 */
export function joinPage(host: HTMLElement, frame: Frame, rules?: Rules): void {
  const known = members().get(host);
  if (known) {
    known.rules = rules ?? known.rules;
    return;
  }
  const member: Member = { frame, rules: rules ?? getRules(host), controller: new AbortController() };
  members().set(host, member);
  followFrame(host, member);
  getListening().controller ??= startListening();
}

/** Unregisters a case selection. The last one stops every listener and restores the links. */
export function leavePage(host: HTMLElement): void {
  const member = members().get(host);
  if (!member) return;
  members().delete(host);
  member.controller.abort();
  if (members().size > 0) return;
  getListening().controller?.abort();
  getListening().controller = undefined;
}

function startListening(): AbortController {
  const controller = new AbortController();
  const { signal } = controller;
  const links = guardLinks();
  const unsubscribe = downloadsStore().subscribe(links.scan);
  downloadsStore().setState({ guarded: true });
  signal.addEventListener("abort", () => {
    unsubscribe();
    links.release();
    downloadsStore().setState({ guarded: false });
  });
  watchPage(() => {
    // A case selection whose code has not loaded cannot unregister itself, so removed hosts are searched here.
    for (const host of [...members().keys()]) if (!host.isConnected) leavePage(host);
    if (!signal.aborted) links.scan();
  }, signal);
  listenToHost(signal);
  listenForClicks(signal);
  return controller;
}

/** Hides footer, banner and ads while the frame is open (accounts-4.17). */
function followFrame(host: HTMLElement, member: Member): void {
  const { signal } = member.controller;
  let restore: (() => void) | undefined;
  const show = () => {
    restore?.();
    restore = undefined;
  };
  const hide = () => {
    restore ??= hideSurroundings(member.rules.hides);
  };
  const own = (act: () => void) => (event: Event) => {
    if (event.target === host) act();
  };
  host.addEventListener("quire-open", own(hide), { signal });
  host.addEventListener("quire-close", own(show), { signal });
  signal.addEventListener("abort", show);
  if (member.frame.isOpen) hide();
}

/**
 * Calls `onChange` when elements are added or removed anywhere in the document, at most once per frame, until the
 * signal aborts.
 */
function watchPage(onChange: () => void, signal: AbortSignal): void {
  let waiting = false;
  const observer = new MutationObserver(() => {
    if (waiting) return;
    waiting = true;
    const run = () => {
      waiting = false;
      if (!signal.aborted) onChange();
    };
    // A page in the background has no frames.
    if (ownDocument.hidden) setTimeout(run, 100);
    else requestAnimationFrame(run);
  });
  observer.observe(document, { childList: true, subtree: true });
  signal.addEventListener("abort", () => observer.disconnect(), { once: true });
}
