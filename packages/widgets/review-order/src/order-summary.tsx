import { type PricedOrder, Totals, TotalsChange } from "@quire/features/cart-terms";
import { getLines } from "@quire/services/cart";
import type { Checkout } from "@quire/services/contract";
import { orderTotals } from "@quire/services/order";
import { useUniqueId } from "@quire/ui";
import { type ReactNode, useMemo } from "react";
import { text } from "./text.js";

interface OrderSummaryProps {
  readonly checkout: Checkout;
  readonly children: ReactNode;
}

/** The total, as quoted by the store. */
export function OrderSummary({ checkout, children }: OrderSummaryProps): ReactNode {
  const id = useUniqueId("summary");
  const priced = useMemo<PricedOrder>(
    () => ({ lines: getLines(checkout.cart), totals: orderTotals(checkout) }),
    [checkout],
  );
  return (
    <section className="quire-summary" aria-labelledby={id}>
      <h2 className="quire-step-heading" id={id}>
        {text("summary")}
      </h2>
      <Totals totals={priced.totals} ships={checkout.ships} hint={text("later")} />
      <TotalsChange priced={priced} />
      {children}
    </section>
  );
}
