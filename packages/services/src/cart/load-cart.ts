import { pageSingleton, report } from "@quire/core";
import { call, callWithHeaders, isRequestError } from "../client/index.js";
import { type Cart, shoppingCart, shoppingCartHead } from "../contract/index.js";
import { waitForWrites } from "../outbox/index.js";
import { sessionSignal } from "../session/index.js";
import { readCachedCart, saveCart } from "./cart-cache.js";
import { getSummary } from "./cart-model.js";
import { isAnotherUsersCart, ownCart } from "./cart-owner.js";
import { type CartState, cartState } from "./cart-state.js";
import { syncCart } from "./sync-cart.js";

interface Reading {
  controller: AbortController;
  done: Promise<void>;
  isUnderWay: boolean;
}

const getReading = () =>
  pageSingleton<Reading>("cart-reading", () => ({
    controller: new AbortController(),
    done: Promise.resolve(),
    isUnderWay: false,
  }));

/**
 * Loads the cart, unless the page has loaded it. The cached cart shows meanwhile, and stays if a HEAD request
 * reports no change. Never rejects: a failure is in the state.
 */
export async function loadCart(): Promise<CartState> {
  const { status } = cartState().getState();
  if (status === "unknown" || status === "failed") await read(readCached);
  else await getReading().done;
  return cartState().getState();
}

/**
 * Reloads the cart after all running writes. The cached cart shows meanwhile. Pages with totals start with this, because
 * prices can change while the cart does not. Never rejects.
 */
export async function refreshCart(): Promise<CartState> {
  await read(async (signal) => {
    if (cartState().getState().cart === undefined) showCached();
    await waitForWrites("cart");
    if (!signal.aborted) await readAll(signal);
  });
  return cartState().getState();
}

/** Aborts a running read, because a write's answer is newer. @returns true if a read was running */
export function stopReading(): boolean {
  const { controller, isUnderWay } = getReading();
  controller.abort();
  getReading().isUnderWay = false;
  return isUnderWay;
}

/**
 * Reloads the cart after a write with an unknown outcome. The user did not request the reload, so a repeated
 * write keeps its idempotency key. If the reload fails, the displayed cart stays.
 */
export function recheckCart(): void {
  const { status } = cartState().getState();
  void read((signal) => readAll(signal, true), status === "ready" ? () => {} : fail);
}

/** Runs a read, and aborts an earlier one. */
function read(work: (signal: AbortSignal) => Promise<void>, failed = fail): Promise<void> {
  syncCart(refreshCart);
  stopReading();
  const controller = new AbortController();
  const signal = AbortSignal.any([controller.signal, sessionSignal()]);
  // A failure goes to the store that started the read, even if the page's state was replaced meanwhile.
  const state = cartState();
  state.setState(({ status }) => ({ status: status === "ready" ? status : "loading" }));
  const done = work(signal)
    .catch((error) => {
      if (!signal.aborted) failed(error, state);
    })
    .finally(() => {
      if (getReading().controller === controller) getReading().isUnderWay = false;
    });
  Object.assign(getReading(), { controller, done, isUnderWay: true });
  return done;
}

function fail(error: unknown, state: ReturnType<typeof cartState>): void {
  if (!isRequestError(error)) report(error);
  state.setState({ status: "failed", error: isRequestError(error) ? error : undefined });
}

function showCached(): Cart | undefined {
  const cart = isAnotherUsersCart() ? undefined : readCachedCart();
  if (cart) cartState().setState({ cart });
  return cart;
}

async function readCached(signal: AbortSignal): Promise<void> {
  const cart = showCached();
  if (!cart || !(await isUnchanged(cart, signal))) await readAll(signal);
  else if (!signal.aborted) takeOver(cart);
}

/**
 * Returns true when Last-Modified equals the cart's time in whole seconds. Servers never give two states of a cart the
 * same time. A failed HEAD returns false, so that the cart is loaded.
 */
async function isUnchanged({ modifiedTime }: Cart, signal: AbortSignal): Promise<boolean> {
  try {
    const { headers } = await callWithHeaders(shoppingCartHead, { signal, retry: false });
    const there = Date.parse(headers.get("last-modified") ?? "");
    return there === Math.floor(new Date(modifiedTime ?? Number.NaN).getTime() / 1000) * 1000;
  } catch {
    return false;
  }
}

async function readAll(signal: AbortSignal, isUnseen = false): Promise<void> {
  const { cart, maintenanceStatus } = await call(shoppingCart, { signal, ...(isUnseen && { unseen: true }) });
  if (!signal.aborted) takeOver(cart, maintenanceStatus);
}

/** Stores and shows the server's cart. */
export function takeOver(cart: Cart | null, maintenance = false): void {
  saveCart(cart);
  ownCart();
  const summary = cart ? getSummary(cart) : undefined;
  cartState().setState({ status: "ready", cart, summary, maintenance, error: undefined });
  const { combined } = cart ?? {};
  if (!combined) return;
  const signal = sessionSignal();
  import("./notify-combined.js")
    .then((one) => signal.aborted || one.notifyCombined(combined, { takeOver, stopReading, recheckCart }))
    .catch(report);
}
