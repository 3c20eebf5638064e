import type { Checkout, Receipt } from "@quire/services/contract";
import { askForCheckout, type OrderState } from "@quire/services/order";
import { type ReactNode, useRef } from "react";
import { OrderGate } from "./order-gate.js";
import { useFocusKept } from "./use-focus-kept.js";
import { useOrder } from "./use-order.js";

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
  const { status, checkout, order, error, isOver, ended } = state;

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
      ) : status === "signed-out" && !isOver && guest ? (
        guest()
      ) : (
        <OrderGate
          status={status}
          isOver={isOver}
          ended={ended}
          storeHref={storeHref}
          failed={failed(error, retry)}
        />
      )}
    </div>
  );
}
