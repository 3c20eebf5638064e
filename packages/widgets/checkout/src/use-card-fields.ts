import { report } from "@quire/core";
import { paymentDue } from "@quire/services/order";
import { getPaymentAdapter, type PaymentFields } from "@quire/services/payment";
import { type RefObject, useEffect, useState } from "react";
import type { CardRef } from "./use-continue.js";

/** `silent`: the fields are shown with their input, but the payment service did not answer. */
type CardState = "loading" | "ready" | "silent" | "failed";

/** Mounts the payment service's fields in `container`, and sets `card` while they are mounted. */
export function useCardFields(
  container: RefObject<HTMLElement | null>,
  card: CardRef,
): { readonly state: CardState; readonly retry: () => void } {
  const [state, setState] = useState<CardState>("loading");
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry mounts a new frame
  useEffect(() => {
    const controller = new AbortController();
    const become = (next: CardState) => {
      if (!controller.signal.aborted) setState(next);
    };
    function fail(cause: unknown): void {
      if (controller.signal.aborted) return;
      report(cause);
      become("failed");
    }
    const fields = container.current && mount(container.current, fail);
    if (!fields) return;
    become("loading");
    fields.ready.then(() => become("ready"), fail);
    card.current = async () => {
      become("ready");
      try {
        return await fields.token();
      } catch (cause) {
        if (!controller.signal.aborted) report(cause);
        become("silent");
        return undefined;
      }
    };
    return () => {
      controller.abort();
      card.current = undefined;
      fields.remove();
    };
  }, [container, card, tries]);
  return { state, retry: () => setTries((before) => before + 1) };
}

function mount(container: HTMLElement, fail: (cause: unknown) => void): PaymentFields | undefined {
  try {
    const adapter = getPaymentAdapter();
    if (!adapter)
      throw new Error("This page has no payment service: configure payment.src, or set an adapter.");
    return adapter.mount(container, paymentDue);
  } catch (cause) {
    fail(cause);
    return undefined;
  }
}
