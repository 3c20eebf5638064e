import { useEffect } from "react";
import { useStore } from "zustand";
import { useSession } from "../session/index.js";
import { followCart } from "./follow-cart.js";
import { loadCheckout } from "./load-checkout.js";
import { type OrderState, orderStore } from "./order-store.js";

/**
 * The page's checkout in React. It is asked for as soon as the reader is known, and anew for another reader, when another
 * tab has changed the cart, and when the reader comes back to a page that the browser has kept.
 */
export function useCheckout(): OrderState {
  const session = useSession();
  const { status } = session;
  const reader = session.status === "known" ? session.user.id : undefined;
  useEffect(() => {
    if (reader !== undefined) void loadCheckout();
    if (status === "anonymous") orderStore().setState({ status: "signed-out" });
  }, [status, reader]);
  useEffect(() => {
    const ended = new AbortController();
    followCart(ended.signal);
    return () => ended.abort();
  }, []);
  return useStore(orderStore());
}
