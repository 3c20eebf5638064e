import { formatMoney, pageLocale, safeHref } from "@quire/core";
import { Coupons, type Priced, Totals, TotalsChange } from "@quire/features/cart-terms";
import { Problem } from "@quire/features/ordering";
import { getCoupons, getLines } from "@quire/services/cart";
import type { Checkout } from "@quire/services/contract";
import { type OrderProblem, orderTotals } from "@quire/services/order";
import { useUniqueId } from "@quire/ui";
import { type ReactNode, useMemo } from "react";
import { handleCoupon } from "./handle-coupon.js";
import { CART_HREF } from "./links.js";
import { text } from "./text.js";

interface OrderSummaryProps {
  readonly checkout: Checkout;
  readonly cartHref: string;
  readonly problem: OrderProblem | undefined;
  readonly children: ReactNode;
}

/** The ordered items, their total as quoted by the store, and the button to the next step. */
export function OrderSummary({ checkout, cartHref, problem, children }: OrderSummaryProps): ReactNode {
  const { cart, ships } = checkout;
  const id = useUniqueId("summary");
  const priced = useMemo<Priced>(
    () => ({ lines: getLines(checkout.cart), totals: orderTotals(checkout) }),
    [checkout],
  );
  return (
    <section className="quire-summary" aria-labelledby={id}>
      <h2 className="quire-step-heading" id={id}>
        {text("summary")}
      </h2>
      <ul className="quire-lines">
        {priced.lines.map(({ key, name, format, quantity, total }) => (
          <li key={key} className="quire-line">
            <span>
              {text("line", { quantity, name })}
              {format && <span className="quire-line-format">{format}</span>}
            </span>
            <span className="quire-line-total">{total && formatMoney(total, pageLocale())}</span>
          </li>
        ))}
      </ul>
      <p>
        <a className="quire-link" href={safeHref(cartHref) ?? CART_HREF}>
          {text("changeCart")}
        </a>
      </p>
      <Coupons coupons={getCoupons(cart)} heed={handleCoupon} />
      <Totals totals={priced.totals} ships={ships} hint={text("later")} />
      <TotalsChange priced={priced} />
      <Problem problem={problem} />
      {children}
    </section>
  );
}
