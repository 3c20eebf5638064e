import { report } from "@quire/core";
import { enterCheckout, startSubscriptionCheckout, voucherCode } from "@quire/services/checkout";
import * as configuration from "@quire/services/configuration";
import { continueAfterSignIn, stayAfterSignIn, stayedHere } from "@quire/services/session";
import { leaveFor } from "./leave-for.js";
import { markReadOn } from "./read-on.js";

export interface GoOnOptions {
  /** A safe address of the checkout; it goes before the one that a voucher code starts. */
  readonly checkout: string | undefined;
  /** An account was created, and the page is to know. */
  readonly isNew: boolean;
  /** Ends the waiting for a page that is being left. */
  readonly signal: AbortSignal;
}

/**
 * What follows a card's success (accounts-4.12, checkout helper): INITIAL becomes CHECKOUT; the checkout, where
 * there is one; else the page again, after a registration with registration=success.
 * @returns when it is settled that the reader stays on this page
 */
export async function goOn({ checkout, isNew, signal }: GoOnOptions): Promise<void> {
  enterCheckout();
  const code = voucherCode();
  if (checkout !== undefined) return leaveFor(checkoutAddress(checkout, code, location.href), signal);
  if (code !== undefined && (await startWithVoucher(code, signal))) return;
  const isReloaded = configuration.afterSignIn() === "reload";
  // The message about a new account is at the top, and scrolling would move it out of view.
  if (isReloaded && !isNew && !hasReturn()) markReadOn();
  await continueAfterSignIn({ query: isNew ? { registration: "success" } : {} });
  if (isReloaded || hasReturn()) await stayedHere(signal);
}

/** The voucher code of the page goes along, unless the checkout's address has its own. */
export function checkoutAddress(checkout: string, code: string | undefined, page: string): string {
  const url = new URL(checkout, page);
  if (code !== undefined && !url.searchParams.has("voucher_code")) url.searchParams.set("voucher_code", code);
  return url.href;
}

/** @returns whether the voucher's checkout is open: elsewhere, or by the page itself */
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
