import { safeHref } from "@quire/core";
import type { OrderState } from "@quire/services/order";
import { Notice } from "@quire/ui";
import type { ReactNode } from "react";
import { SignInGate } from "./sign-in-gate.js";
import { text } from "./text.js";

const STORE_HREF = "/store";

interface OrderGateProps {
  readonly status: OrderState["status"];
  /** True if there was a checkout before the session ended. */
  readonly isOver: boolean;
  readonly ended: OrderState["ended"];
  readonly storeHref: string;
  /** Message after a failed load. */
  readonly failed: ReactNode;
}

/** Content in place of an order: a loading state, or the reason why there is none, with a link. */
export function OrderGate({ status, isOver, ended, storeHref, failed }: OrderGateProps): ReactNode {
  switch (status) {
    case "signed-out":
      return <SignInGate isOver={isOver} ended={ended} />;
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
