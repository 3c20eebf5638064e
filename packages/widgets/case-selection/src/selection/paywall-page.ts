import { pageSingleton } from "@quire/core";
import type { Frame } from "@quire/core/frame";
import { downloadsStore } from "../downloads.js";
import { guardLinks } from "./guard-links.js";
import { listenToHost } from "./host-messages.js";
import { type Member, members } from "./members.js";
import { listenForClicks } from "./paywall-clicks.js";
import { type Rules, rulesOf } from "./rules.js";
import { hideSurroundings } from "./surroundings.js";
import { watchPage } from "./watch-page.js";

// Triggers find what they need in this one file, which the page mostly has by then.
export { paywallClick } from "./paywall-clicks.js";
export { hidePaywall } from "./show-paywall.js";

interface Listening {
  controller: AbortController | undefined;
}

const listening = () => pageSingleton<Listening>("case-selection-page", () => ({ controller: undefined }));

/**
 * Takes a case selection in: from the first on, the page hears its host's messages and the clicks of
 * triggers, and its PDF links wait. Known already, it only follows new rules.
 * @param rules by default, what the tag's attributes say
 */
export function joinPage(host: HTMLElement, frame: Frame, rules?: Rules): void {
  const known = members().get(host);
  if (known) {
    known.rules = rules ?? known.rules;
    return;
  }
  const member: Member = { frame, rules: rules ?? rulesOf(host), leaving: new AbortController() };
  members().set(host, member);
  followFrame(host, member);
  listening().controller ??= listen();
}

/** Lets it go; with the last one every listener ends, and the links are as the page wrote them. */
export function leavePage(host: HTMLElement): void {
  const member = members().get(host);
  if (!member) return;
  members().delete(host);
  member.leaving.abort();
  if (members().size > 0) return;
  listening().controller?.abort();
  listening().controller = undefined;
}

function listen(): AbortController {
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
    // One whose code has not come yet cannot say itself that it is gone.
    for (const host of [...members().keys()]) if (!host.isConnected) leavePage(host);
    if (!signal.aborted) links.scan();
  }, signal);
  listenToHost(signal);
  listenForClicks(signal);
  return controller;
}

/** While it is open, footer, banner and ads are hidden (accounts-4.17). */
function followFrame(host: HTMLElement, member: Member): void {
  const { signal } = member.leaving;
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
