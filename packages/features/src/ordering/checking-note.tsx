import type { OrderState } from "@quire/services/order";
import type { ReactNode } from "react";
import { focusOnMount } from "./focus-on-mount.js";
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
