import { goTo, report, routing } from "@quire/core";
import { enterCheckout, getVoucherCode, startSubscriptionCheckout } from "@quire/services/checkout";
import { continueAfterSignIn, leavesAfterSignIn, stayAfterSignIn, stayedHere } from "@quire/services/session";
import { markReadOn } from "./read-on.js";

export interface GoOnOptions {
  /** The checkout's address, if it is safe. It takes precedence over a voucher's checkout. */
  readonly checkout: string | undefined;
  /** True when an account was created: the page then shows a message. */
  readonly isNew: boolean;
  /** Stops waiting for the navigation. */
  readonly signal: AbortSignal;
}

/**
 * Continues after a card's success (accounts-4.12, checkout helper). INITIAL becomes CHECKOUT. Then the checkout opens, if
 * there is one. Otherwise the page reloads, with registration=success after a registration.
 * @returns a promise that resolves when the user stays on this page
 */
export async function goOn({ checkout, isNew, signal }: GoOnOptions): Promise<void> {
  enterCheckout();
  const code = getVoucherCode();
  if (checkout !== undefined) {
    // The next view of an application needs the new session.
    if (routing().router) await stayAfterSignIn();
    return leaveFor(checkoutAddress(checkout, code, location.href), signal);
  }
  if (code !== undefined && (await startWithVoucher(code, signal))) return;
  const isReloaded = leavesAfterSignIn(false);
  const isLeavingPage = leavesAfterSignIn(hasReturn());
  // The message about a new account is at the top, and scrolling would move it out of view.
  if (isReloaded && !isNew && !hasReturn()) markReadOn();
  await continueAfterSignIn({ query: isNew ? { registration: "success" } : {} });
  if (isLeavingPage) await stayedHere(signal);
}

/** Returns the checkout's address with the page's voucher code, unless it has its own code. */
export function checkoutAddress(checkout: string, code: string | undefined, page: string): string {
  const url = new URL(checkout, page);
  if (code !== undefined && !url.searchParams.has("voucher_code")) url.searchParams.set("voucher_code", code);
  return url.href;
}

/** Starts the voucher's checkout. @returns true if Quire navigated to the checkout or the page opened it itself */
async function startWithVoucher(code: string, signal: AbortSignal): Promise<boolean> {
  const outcome = await startSubscriptionCheckout({ voucherCode: code });
  if (outcome.kind === "failed") report(outcome.error);
  if (outcome.kind === "leaving") await stayedHere(signal);
  if (outcome.kind === "opened-by-page") await stayAfterSignIn();
  return outcome.kind === "leaving" || outcome.kind === "opened-by-page";
}

function hasReturn(): boolean {
  return new URLSearchParams(location.search).has("return");
}

/**
 * Navigates to another page. Resolves when the navigation fails, when the user returns by the back-forward cache, or at
 * once when the application navigates.
 */
export async function leaveFor(address: string, signal: AbortSignal): Promise<void> {
  if (goTo(address)) await stayedHere(signal);
}
