import { emit, ownDocument, pageSingleton, QuireError, report } from "@quire/core";
import { call, isRequestError, type RequestError } from "../client/index.js";
import * as configuration from "../configuration/index.js";
import { userRef as userRefEndpoint } from "../contract/index.js";
import { getUser, loadSession, type Session, sessionSignal, sessionStore } from "../session/index.js";
import { keepStarted, type StartedCheckout } from "./started-checkout.js";

export interface StartOptions {
  readonly voucherCode: string;
  readonly signal?: AbortSignal;
}

/** Outcome of a start. It has no other effect on the page. */
export type StartOutcome =
  /** The page opened the provider itself, and cancelled the event. */
  | { readonly kind: "opened-by-page" }
  /** The browser navigates to the provider's address. */
  | { readonly kind: "leaving"; readonly address: string }
  /** Neither the page nor its configuration provides the checkout. The error is reported. */
  | { readonly kind: "no-provider" }
  | { readonly kind: "sign-in-needed" }
  | { readonly kind: "failed"; readonly error: RequestError };

/**
 * Starts the external subscription checkout of a signed-in user (accounts-1, accounts-2.27). First it dispatches the
 * cancelable event `quire-checkout-start` on `document.body` with `{ voucherCode, userRef }`. If the page does not
 * prevent it, the browser navigates to the configured `subscriptionCheckout`. A call during another one with the same
 * voucher joins it.
 */
export function startSubscriptionCheckout(options: StartOptions): Promise<StartOutcome> {
  const pending = pageSingleton("checkout-starting", () => new Map<string, Promise<StartOutcome>>());
  const { voucherCode } = options;
  const current = pending.get(voucherCode) ?? start(options).finally(() => pending.delete(voucherCode));
  pending.set(voucherCode, current);
  return current;
}

async function start({ voucherCode, signal = sessionSignal() }: StartOptions): Promise<StartOutcome> {
  const session = await settled();
  if (session.status === "anonymous") return { kind: "sign-in-needed" };
  const uid = getUser(session)?.id ?? "";
  try {
    const { userRef } = await call(userRefEndpoint, { signal });
    return open({ voucherCode, userRef, uid });
  } catch (error) {
    if (!isRequestError(error)) throw error;
    return error.status === 401 ? { kind: "sign-in-needed" } : { kind: "failed", error };
  }
}

/** Loads the session if it is unknown, as right after a sign-in. */
async function settled(): Promise<Session> {
  const session = sessionStore().getState();
  return session.status === "unknown" ? loadSession() : session;
}

function open(checkout: StartedCheckout): StartOutcome {
  const { voucherCode, userRef } = checkout;
  if (!emit(ownDocument.body, "quire-checkout-start", { voucherCode, userRef }, true)) {
    keepStarted(checkout);
    return { kind: "opened-by-page" };
  }
  const base = configuration.subscriptionCheckout();
  if (base === null) {
    report(noProvider());
    return { kind: "no-provider" };
  }
  keepStarted(checkout);
  const address = checkoutAddress(base, checkout, location.href);
  location.assign(address);
  return { kind: "leaving", address };
}

/** Returns the provider's address for a checkout. Its parameter `return` is the page without the voucher code. */
export function checkoutAddress(
  base: string,
  { voucherCode, userRef }: Pick<StartedCheckout, "voucherCode" | "userRef">,
  page: string,
): string {
  const url = new URL(base, page);
  url.searchParams.set("voucher_code", voucherCode);
  url.searchParams.set("userRef", userRef);
  url.searchParams.set("return", withoutParameters(page, "voucher_code"));
  return url.href;
}

function noProvider(): QuireError<"checkout/no-provider"> {
  return new QuireError("checkout/no-provider", "The subscription checkout cannot be opened.", {
    why: 'Nobody handled "quire-checkout-start", and the configuration\'s "subscriptionCheckout" is null.',
    fix: 'Set "subscriptionCheckout" to the provider\'s address, or handle the event and prevent its default.',
  });
}

/** Returns an address without the given parameters. */
function withoutParameters(href: string, ...names: readonly string[]): string {
  const url = new URL(href);
  for (const name of names) url.searchParams.delete(name);
  return url.href;
}

/** Removes used parameters from the page's address, so that a reload does not use them again. */
export function dropParameters(...names: readonly string[]): void {
  const href = withoutParameters(location.href, ...names);
  if (href !== location.href) history.replaceState(history.state, "", href);
}
