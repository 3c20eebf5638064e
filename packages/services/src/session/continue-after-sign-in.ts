import { getReturnPath, goTo, reloadPage, routing, toSafeReturnPath } from "@quire/core";
import * as configuration from "../configuration/index.js";
import { loadSession } from "./load-session.js";
import { pendingActionsHold } from "./pending-actions-hold.js";
import { stayedHere } from "./stayed-here.js";

export interface ContinueOptions {
  /** The trigger's `data-return`. It has priority over the page's own `?return=`. */
  readonly returnPath?: string | undefined;
  /** Parameters to add to the page's address, with or without a reload, such as `{ registration: "success" }`. */
  readonly query?: Readonly<Record<string, string>>;
}

/**
 * Continues after a sign-in or registration (accounts-4.4): opens the return path, or reloads the page. With
 * `afterSignIn: "update"`, updates the page in place. In an application with a router no page is left (beyond-265).
 */
export async function continueAfterSignIn(options: ContinueOptions = {}): Promise<void> {
  const target = returnAfterSignIn(location.search, options);
  const page = getPageAfterSignIn(location.href, options);
  if (leavesAfterSignIn(target !== undefined)) {
    if (!navigateTo(target ?? page)) return stayAfterSignIn();
    // The page stays if it blocks leaving, or if the address answers with a download. It then continues by
    // itself.
    void stayedHere().then(() => {
      if (pendingActionsHold().isOn) return stayAfterSignIn(); // If the hold is off, the page has already continued.
    });
    return;
  }
  if (target === undefined && page !== location.href) history.replaceState(history.state, "", page);
  await stayAfterSignIn();
  if (target !== undefined) goTo(target);
}

/** Returns true if a sign-in reloads or leaves the page. A reload would lose tokens, so they never cause one (beyond-422). */
export function leavesAfterSignIn(hasReturn: boolean): boolean {
  const isReloaded = configuration.afterSignIn() !== "update" && configuration.auth() !== "token";
  return !routing().router && (hasReturn || isReloaded);
}

/** Updates the page after a sign-in: loads the session and runs the guest's pending action. */
export async function stayAfterSignIn(): Promise<void> {
  pendingActionsHold().isOn = false;
  await loadSession();
}

/** Returns the return path, or `undefined` if the page stays. */
export function returnAfterSignIn(search: string, { returnPath }: ContinueOptions): string | undefined {
  if (returnPath !== undefined) return toSafeReturnPath(returnPath);
  return new URLSearchParams(search).has("return") ? getReturnPath(search) : undefined;
}

/** Returns the page's address with parameters about the sign-in. */
export function getPageAfterSignIn(href: string, { query = {} }: ContinueOptions): string {
  const url = new URL(href);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Navigates to an address. It reloads if only the hash differs.
 * @returns true if the page is left
 */
function navigateTo(target: string): boolean {
  pendingActionsHold().isOn = true;
  const url = new URL(target, location.href);
  if (url.pathname + url.search !== location.pathname + location.search) {
    location.assign(url.href);
    return true;
  }
  if (url.hash !== location.hash) history.replaceState(history.state, "", url.href);
  return reloadPage();
}
