import type { OrderState } from "@quire/services/order";
import type { ReactNode } from "react";
import { text } from "./text.js";

/** Note while the outcome of a submitted order is checked. The user has nothing to do. */
export function CheckingNote({ isBusy }: Pick<OrderState, "isBusy">): ReactNode {
  return (
    <div className="quire-checking" role="status" tabIndex={-1} ref={focusOnMount}>
      <span className="quire-spinner" aria-hidden="true" />
      <p>
        <strong>{text(isBusy ? "busy" : "checking")}</strong> {text(isBusy ? "busyMore" : "checkingMore")}
      </p>
    </div>
  );
}

/** Callback ref that focuses an element when it mounts. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
