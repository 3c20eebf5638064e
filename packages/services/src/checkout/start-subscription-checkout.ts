import { emit, ownDocument, pageSingleton, QuireError, report } from "@quire/core";
import { call, isRequestError, type RequestError } from "../client/index.js";
import * as configuration from "../configuration/index.js";
import { type BillingPeriod, userRef as userRefEndpoint } from "../contract/index.js";
import { getUser, loadSession, type Session, sessionSignal, sessionStore } from "../session/index.js";
import { enterCheckout } from "./checkout-store.js";
import { keepStarted, type StartedCheckout } from "./started-checkout.js";

/** The subject of a subscription checkout: a voucher, a plan, or a plan with a voucher. */
export interface CheckoutSubject {
  readonly voucherCode?: string | undefined;
  /** The plan's id, from `GET {api}plans`. */
  readonly plan?: string | undefined;
  readonly period?: BillingPeriod | undefined;
}

export interface StartOptions extends CheckoutSubject {
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
 * Starts the external subscription checkout of a signed-in user (accounts-1, accounts-2.27, beyond-303). First it
 * dispatches the cancelable event `quire-checkout-start` on `document.body` with `userRef`, and `voucherCode`, `plan` and
 * `period` if they are given. If the page does not prevent it, the browser navigates to the configured
 * `subscriptionCheckout`. A call during another one with the same subject joins it. During the start of a plan's checkout,
 * a voucher alone joins that one.
 */
export function startSubscriptionCheckout(options: StartOptions): Promise<StartOutcome> {
  const pending = getStartingCheckouts();
  const key = getKey(options);
  const current = pending.get(key) ?? start(options).finally(() => pending.delete(key));
  pending.set(key, current);
  return current;
}

/** Checkouts that are starting, by plan, period and voucher. */
const getStartingCheckouts = () =>
  pageSingleton("checkout-starting", () => new Map<string, Promise<StartOutcome>>());

const NO_PLAN = "  ";
const getKey = ({ plan, period, voucherCode }: CheckoutSubject) =>
  [plan, period, voucherCode].map((one) => one ?? "").join(" ");

async function start({ signal = sessionSignal(), ...subject }: StartOptions): Promise<StartOutcome> {
  const session = await getSettledSession();
  if (session.status === "anonymous") return { kind: "sign-in-needed" };
  const uid = getUser(session)?.id ?? "";
  try {
    const { userRef } = await call(userRefEndpoint, { signal });
    const planned = subject.plan
      ? undefined
      : [...getStartingCheckouts()].find(([key]) => !key.startsWith(NO_PLAN));
    if (planned) return planned[1];
    if (subject.plan) enterCheckout();
    return open({ ...subject, userRef, uid });
  } catch (error) {
    if (!isRequestError(error)) throw error;
    return error.status === 401 ? { kind: "sign-in-needed" } : { kind: "failed", error };
  }
}

/** Loads the session if it is unknown, as right after a sign-in. */
async function getSettledSession(): Promise<Session> {
  const session = sessionStore().getState();
  return session.status === "unknown" ? loadSession() : session;
}

function open({ uid, ...checkout }: CheckoutSubject & StartedCheckout): StartOutcome {
  const started = { ...checkout, uid };
  if (!emit(ownDocument.body, "quire-checkout-start", checkout, true)) {
    keepStarted(started);
    return { kind: "opened-by-page" };
  }
  const base = configuration.subscriptionCheckout();
  if (base === null) {
    report(noProvider());
    return { kind: "no-provider" };
  }
  keepStarted(started);
  const address = checkoutAddress(base, checkout, location.href);
  location.assign(address);
  return { kind: "leaving", address };
}

/** Returns the provider's address for a checkout. Its parameter `return` is the page without the voucher code. */
export function checkoutAddress(
  base: string,
  { voucherCode, plan, period, userRef }: CheckoutSubject & Pick<StartedCheckout, "userRef">,
  page: string,
): string {
  const url = new URL(base, page);
  const parameters = { voucher_code: voucherCode, plan, period, userRef };
  for (const [name, value] of Object.entries(parameters)) if (value) url.searchParams.set(name, value);
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
