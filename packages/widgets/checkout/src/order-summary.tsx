import { safeHref } from "@quire/core";
import { Coupons, type PricedOrder, Totals, TotalsChange } from "@quire/features/cart-terms";
import { Problem } from "@quire/features/ordering";
import { getCoupons } from "@quire/services/cart";
import type { Cart } from "@quire/services/contract";
import type { OrderProblem } from "@quire/services/order";
import { useUniqueId } from "@quire/ui";
import type { ReactNode } from "react";
import { handleCoupon } from "./handle-coupon.js";
import { CART_HREF } from "./links.js";
import { SummaryLines } from "./summary-lines.js";
import { text } from "./text.js";

interface OrderSummaryProps {
  readonly cart: Cart;
  readonly priced: PricedOrder;
  readonly ships: boolean;
  readonly cartHref: string;
  /** Guests may use coupons too. */
  readonly isGuest?: boolean;
  readonly problem?: OrderProblem | undefined;
  readonly children?: ReactNode;
}

/** The ordered items, their total as quoted by the store, and the button to the next step. */
export function OrderSummary(props: OrderSummaryProps): ReactNode {
  const { cart, priced, ships, cartHref, isGuest, problem, children } = props;
  const id = useUniqueId("summary");
  return (
    <section className="quire-summary" aria-labelledby={id}>
      <h2 className="quire-step-heading" id={id}>
        {text("summary")}
      </h2>
      <SummaryLines lines={priced.lines} />
      <p>
        <a className="quire-link" href={safeHref(cartHref) ?? CART_HREF}>
          {text("changeCart")}
        </a>
      </p>
      <Coupons coupons={getCoupons(cart)} {...(!isGuest && { wrapCall: handleCoupon })} />
      <Totals totals={priced.totals} ships={ships} hint={text("later")} />
      <TotalsChange priced={priced} />
      <Problem problem={problem} />
      {children}
    </section>
  );
}
