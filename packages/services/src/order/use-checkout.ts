import { useEffect } from "react";
import { useStore } from "zustand";
import { useSession } from "../session/index.js";
import { askForCheckout } from "./ask-for-checkout.js";
import { followCart } from "./follow-cart.js";
import { type OrderState, orderStore } from "./order-store.js";

/**
 * The page's checkout in React. It is asked for as soon as the reader is known, which it finds out, and anew for another
 * reader, when another tab has changed the cart, and when the reader comes back to a page that the browser has kept.
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
    const ended = new AbortController();
    followCart(ended.signal);
    return () => ended.abort();
  }, []);
  return useStore(orderStore());
}
