import { ownWindow, pageSingleton, perDocument, persist, report } from "@quire/core";
import { unansweredNow } from "../client/index.js";
import { cartState } from "./cart-state.js";
import { type CartSummary, SUMMARY_KEY } from "./cart-summary.js";
import { cartTabs } from "./cart-tabs.js";
import { parseSummary } from "./parse-summary.js";
import { watchReader } from "./watch-reader.js";

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
    cartTabs().listen(changed);
    // The browser delivers no messages of other tabs to a page in its back-forward cache.
    const onShow = ({ persisted }: PageTransitionEvent) => void (persisted && changed());
    perDocument(() => ownWindow.addEventListener("pageshow", onShow));
    if (unansweredNow()) import("./catch-up.js").then(({ catchUp }) => catchUp()).catch(report);
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
