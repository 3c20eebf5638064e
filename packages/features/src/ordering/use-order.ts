import { openOverlay, ownWindow } from "@quire/core";
import { useWidgetState, type WidgetState } from "@quire/element";
import { loadCheckout, type OrderState, orderStore, useCheckout } from "@quire/services/order";
import { sessionStore } from "@quire/services/session";
import { useEffect, useRef } from "react";

/**
 * Returns the page's order for a widget. It also keeps the order up to date, sets the widget's state, and
 * opens the maintenance notice.
 */
export function useOrder(): OrderState & { readonly isOver: boolean } {
  const state = useCheckout();
  const { status } = state;
  const wasThere = useRef(false);
  if (status === "ready") wasThere.current = true;
  if (status === "ordered") wasThere.current = false;
  useWidgetState(getWidgetState(state));
  useEffect(keepFresh, []);
  useEffect(() => {
    if (status === "maintenance") openOverlay({ name: "maintenance-notice" });
  }, [status]);
  return { ...state, isOver: wasThere.current };
}

function getWidgetState({ status, error }: OrderState): WidgetState {
  if (status === "unknown" || status === "loading") return "loading";
  if (status === "empty") return "empty";
  if (status !== "failed") return "ready";
  return error?.code === "request/offline" ? "offline" : "error";
}

/** Reloads the checkout when the browser is online again. */
function keepFresh(): () => void {
  const ended = new AbortController();
  const read = () => {
    const { step, status } = orderStore().getState();
    // Receipts are not reloaded.
    if (step === "idle" && status !== "ordered" && sessionStore().getState().status === "known")
      void loadCheckout();
  };
  ownWindow.addEventListener("online", read, { signal: ended.signal });
  return () => ended.abort();
}
