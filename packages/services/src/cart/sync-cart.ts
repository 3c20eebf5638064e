import { ownWindow, pageSingleton, pageStorage, perDocument, persist, report } from "@quire/core";
import type { StoreApi } from "zustand/vanilla";
import { unansweredNow } from "../client/index.js";
import { sessionSignal, sessionStore } from "../session/index.js";
import { disownCart, isAnothersCart } from "./cart-owner.js";
import { type CartState, cartState, getBadgeCount, NO_CART } from "./cart-state.js";
import { type CartSummary, SUMMARY_KEY } from "./cart-summary.js";
import { getCartChannel } from "./cart-tabs.js";

/**
 * Synchronizes the cart with the storage, the other tabs and the session.
 * @param refresh reloads the cart
 */
export function syncCart(refresh: () => Promise<unknown>): void {
  pageSingleton("cart-kept", () => {
    const store = cartState();
    const refreshSoon = () => refresh().catch(report);
    persist(store, {
      key: SUMMARY_KEY,
      parse: parseSummary,
      save: ({ summary }) => summary,
      restore: (saved, { summary }) => ({ summary: saved && getLater(saved, summary) }),
    });
    watchReader(store, refreshSoon);
    const changed = () => {
      // The badge's number is sufficient until a widget requests the cart.
      if (store.getState().status !== "unknown") void refreshSoon();
    };
    getCartChannel().listen(changed);
    // The browser delivers no messages of other tabs to a page in its back-forward cache.
    const onShow = ({ persisted }: PageTransitionEvent) => void (persisted && changed());
    perDocument(() => ownWindow.addEventListener("pageshow", onShow));
    if (unansweredNow())
      import("./refresh-badge-after-unanswered-write.js")
        .then(({ refreshBadgeAfterUnansweredWrite }) => refreshBadgeAfterUnansweredWrite())
        .catch(report);
    return true;
  });
}

/**
 * Returns the later of two states of the cart, because messages of other tabs may arrive in the wrong order.
 */
function getLater(next: CartSummary, current: CartSummary | undefined): CartSummary {
  return current && timeOf(next) < timeOf(current) ? current : next;
}

function timeOf({ modifiedTime }: CartSummary): number {
  return new Date(modifiedTime ?? Number.NaN).getTime();
}

/** The highest count that the badge accepts. */
const MAX_QUANTITY = 1e6;

/**
 * Parses the stored data of the badge. It uses no schema, because every page runs it.
 * @throws Error for invalid data
 */
function parseSummary(stored: unknown): CartSummary {
  const { count, total, modifiedTime } = Object(stored);
  if (!Number.isInteger(count) || count < 0 || count > MAX_QUANTITY) throw new Error("It says no count.");
  return { count, total: toPlainValue(total), modifiedTime: toPlainValue(modifiedTime) };
}

function toPlainValue(value: unknown): string | number | null {
  if (typeof value === "string" || typeof value === "number") return value;
  if (value === null || value === undefined) return null;
  throw new Error("An amount or a time is neither a text nor a number.");
}

/**
 * Clears the cart when a known user leaves. When the next user is known, the cart reloads if the page shows
 * it. It also reloads once after a sign-in, because the badge counts a guest's items, or none. After a sign-out the
 * cart is set to empty without a request, because another tab may still be signing out.
 */
function watchReader(store: StoreApi<CartState>, refresh: () => void): void {
  let era = sessionSignal();
  let awaitsReader = false;
  const isUnread = () => isAnothersCart(getBadgeCount(store.getState()) === 0);
  sessionStore().subscribe((session, before) => {
    const hasChanged = era !== sessionSignal();
    era = sessionSignal();
    if (hasChanged && store.getState().status !== "unknown") awaitsReader = true;
    if (hasChanged && before.status === "known") forgetCart(store);
    if (before.status !== "known" && isUnread()) awaitsReader = true;
    if (!awaitsReader || session.status === "unknown") return;
    awaitsReader = false;
    if (session.status === "known") refresh();
    else store.setState({ ...NO_CART, status: "ready", cart: null });
  });
  // Runs later, because the refresh needs the stored cart, and the caller may read the cart itself.
  if (isUnread()) queueMicrotask(() => store.getState().status === "unknown" && refresh());
}

function forgetCart(store: StoreApi<CartState>): void {
  pageStorage().remove("cart");
  disownCart();
  store.setState(NO_CART);
}
