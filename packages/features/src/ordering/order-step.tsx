import { openOverlay, ownWindow, safeHref } from "@quire/core";
import { useWidgetState, type WidgetState } from "@quire/element";
import type { Checkout, Receipt } from "@quire/services/contract";
import {
  askForCheckout,
  loadCheckout,
  type OrderState,
  orderStore,
  useCheckout,
} from "@quire/services/order";
import { sessionStore } from "@quire/services/session";
import { Notice } from "@quire/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { SignInGate } from "./sign-in-gate.js";
import { text } from "./text.js";
import { useFocusKept } from "./use-focus-kept.js";

interface OrderStepProps {
  readonly storeHref: string;
  /** Content while there is something to order. */
  readonly ready: (state: OrderState, checkout: Checkout) => ReactNode;
  /** Content after the order. */
  readonly ordered: (order: Receipt) => ReactNode;
  /** Content for a guest in place of the prompt to sign in. */
  readonly guest?: () => ReactNode;
  /** Content after a failed load, with a retry. */
  readonly failed: (error: OrderState["error"], retry: () => void) => ReactNode;
}

/** A step of an order: its content, or a notice in place of it. */
export function OrderStep({ storeHref, ready, ordered, guest, failed }: OrderStepProps): ReactNode {
  const state = useOrder();
  const view = useRef<HTMLDivElement>(null);
  const { status, checkout, order, error, hasSessionEnded, ended } = state;

  useFocusKept(status, view);

  function retry(): void {
    view.current?.focus(); // The removed button's focus must not be lost.
    void askForCheckout();
  }
  return (
    <div className="quire-order" ref={view} tabIndex={-1}>
      {status === "ready" && checkout ? (
        ready(state, checkout)
      ) : status === "ordered" && order ? (
        ordered(order)
      ) : status === "signed-out" && !hasSessionEnded && guest ? (
        guest()
      ) : (
        <OrderGate
          status={status}
          hasSessionEnded={hasSessionEnded}
          ended={ended}
          storeHref={storeHref}
          failed={failed(error, retry)}
        />
      )}
    </div>
  );
}

const STORE_HREF = "/store";

interface OrderGateProps {
  readonly status: OrderState["status"];
  /** True if there was a checkout before the session ended. */
  readonly hasSessionEnded: boolean;
  readonly ended: OrderState["ended"];
  readonly storeHref: string;
  /** Message after a failed load. */
  readonly failed: ReactNode;
}

/** Content in place of an order: a loading state, or the reason why there is none, with a link. */
function OrderGate({ status, hasSessionEnded, ended, storeHref, failed }: OrderGateProps): ReactNode {
  switch (status) {
    case "signed-out":
      return <SignInGate hasSessionEnded={hasSessionEnded} ended={ended} />;
    case "empty":
      return (
        <div className="quire-order-gate">
          <p>{text("empty")}</p>
          <a className="quire-button" href={safeHref(storeHref) ?? STORE_HREF}>
            {text("visitStore")}
          </a>
        </div>
      );
    case "maintenance":
      return <Notice tone="error">{text("maintenance")}</Notice>;
    case "failed":
      return failed;
    default:
      return <Skeleton />;
  }
}

/** Skeleton with the height of the step, so that the page does not shift. */
function Skeleton(): ReactNode {
  return (
    <div className="quire-skeleton">
      <p className="quire-unseen" role="status">
        {text("loading")}
      </p>
      {["address", "method", "payment"].map((name) => (
        <div key={name} className="quire-bone" aria-hidden="true" />
      ))}
    </div>
  );
}

/**
 * Returns the page's order for a widget. It also keeps the order up to date, sets the widget's state, and
 * opens the maintenance notice.
 */
function useOrder(): OrderState & { readonly hasSessionEnded: boolean } {
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
  return { ...state, hasSessionEnded: wasThere.current };
}

function getWidgetState({ status, error }: OrderState): WidgetState {
  if (status === "unknown" || status === "loading") return "loading";
  if (status === "empty") return "empty";
  if (status !== "failed") return "ready";
  return error?.code === "request/offline" ? "offline" : "error";
}

/** Reloads the checkout when the browser is online again. */
function keepFresh(): () => void {
  const controller = new AbortController();
  const read = () => {
    const { step, status } = orderStore().getState();
    // Receipts are not reloaded.
    if (step === "idle" && status !== "ordered" && sessionStore().getState().status === "known")
      void loadCheckout();
  };
  ownWindow.addEventListener("online", read, { signal: controller.signal });
  return () => controller.abort();
}
