import { useEffect } from "react";
import { useStore } from "zustand";
import { useSession } from "../session/index.js";
import { askForCheckout } from "./ask-for-checkout.js";
import { followCart } from "./follow-cart.js";
import { type OrderState, orderStore } from "./order-store.js";

/**
 * Returns the state of the page's checkout. Loads the session if necessary, and the checkout for each signed-in user. It
 * loads again after a cart change in another tab, and after a return from the back-forward cache.
 * @example const { status } = useCheckout();
 */
export function useCheckout(): OrderState {
  const session = useSession();
  const { status } = session;
  const reader = session.status === "known" ? session.user.id : undefined;
  useEffect(() => {
    if (status === "anonymous") orderStore().setState({ status: "signed-out" });
    else if (reader !== undefined || status === "unknown") void askForCheckout();
  }, [status, reader]);
  useEffect(() => {
    const controller = new AbortController();
    followCart(controller.signal);
    return () => controller.abort();
  }, []);
  return useStore(orderStore());
}
