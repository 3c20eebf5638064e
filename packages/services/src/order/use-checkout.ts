import { useEffect } from "react";
import { useStore } from "zustand";
import { useSession } from "../session/index.js";
import { loadCheckout } from "./load-checkout.js";
import { type OrderState, orderStore } from "./order-store.js";

/** The page's checkout in React. It is asked for as soon as the reader is known, and anew for another reader. */
export function useCheckout(): OrderState {
  const { status } = useSession();
  useEffect(() => {
    if (status === "known") void loadCheckout();
    if (status === "anonymous") orderStore().setState({ status: "signed-out" });
  }, [status]);
  return useStore(orderStore());
}
