import { Coupons, pricedCart, Totals, TotalsChange } from "@quire/features/cart-terms";
import { type CartState, getCoupons, isShipped } from "@quire/services/cart";
import { Notice } from "@quire/ui";
import { type ReactNode, useMemo } from "react";
import { CheckoutLink } from "./checkout-link.js";
import { Estimate } from "./estimate.js";
import { text } from "./text.js";

interface CartSummaryProps {
  readonly cart: NonNullable<CartState["cart"]>;
  readonly isClosed: boolean;
  readonly country: string;
  readonly checkoutHref: string;
}

/** The cart's total, the fields that change it, and the button to the next step. */
export function CartSummary({ cart, isClosed, country, checkoutHref }: CartSummaryProps): ReactNode {
  const ships = isShipped(cart);
  const priced = useMemo(() => pricedCart(cart), [cart]);
  return (
    <section part="summary" aria-label={text("summary")}>
      <h2 part="summary-heading">{text("summary")}</h2>
      <Totals totals={priced.totals} ships={ships} />
      <TotalsChange priced={priced} />
      {ships && <Estimate country={country} state={cart.shipTo?.state ?? ""} />}
      <Coupons coupons={getCoupons(cart)} />
      {isClosed ? (
        <Notice tone="error">
          <p part="maintenance">{text("maintenance")}</p>
        </Notice>
      ) : (
        <CheckoutLink href={checkoutHref} />
      )}
    </section>
  );
}
