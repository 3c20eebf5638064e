import { ownDocument, ownWindow } from "@quire/core";
import type { OrderState } from "@quire/services/order";
import { type RefObject, useEffect, useRef } from "react";

/** The link by which a reader has signed in has gone: the focus goes to what has come in its place, and not to nowhere. */
export function useFocusAfterSignIn(status: OrderState["status"], view: RefObject<HTMLElement | null>): void {
  const wasOut = useRef(false);
  useEffect(() => {
    if (status === "signed-out") wasOut.current = true;
    if (!wasOut.current || !["ready", "ordered", "empty"].includes(status)) return;
    wasOut.current = false;
    const take = () => {
      if (ownDocument.activeElement === ownDocument.body) view.current?.focus();
    };
    take();
    // The dialog may close after the order has come.
    const ended = new AbortController();
    ownWindow.addEventListener("quire-close", () => queueMicrotask(take), { signal: ended.signal });
    return () => ended.abort();
  }, [status, view]);
}
