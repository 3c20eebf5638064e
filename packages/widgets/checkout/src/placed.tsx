import { safeHref } from "@quire/core";
import type { Receipt } from "@quire/services/contract";
import type { ReactNode } from "react";
import { REVIEW_HREF } from "./links.js";
import { text } from "./text.js";

interface PlacedProps {
  readonly order: Receipt;
  readonly reviewHref: string;
}

/** Shows that the cart's contents were ordered and nothing is left to pay. */
export function Placed({ order, reviewHref }: PlacedProps): ReactNode {
  return (
    <div className="quire-order-gate">
      <p role="status">{text("placed", { number: order.orderNumber })}</p>
      <a className="quire-button" href={safeHref(reviewHref) ?? REVIEW_HREF}>
        {text("receipt")}
      </a>
    </div>
  );
}
