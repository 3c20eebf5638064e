import { formatMoney, type Money, pageLocale } from "@quire/core";
import type { CartTotals } from "@quire/services/cart";
import type { ReactNode } from "react";
import { text } from "./text.js";

interface TotalsProps {
  readonly totals: CartTotals;
  /** Something has to be sent: else there is no word of shipping (content-9.20). */
  readonly ships: boolean;
  /** When an amount will be known that is not yet. */
  readonly later?: string;
}

/** Totals of the cart as the server quotes them. */
export function Totals({ totals, ships, later = text("later") }: TotalsProps): ReactNode {
  const { subTotal, discount, tax, shipping, grandTotal } = totals;
  return (
    <dl part="totals">
      <Row part="subtotal" label={text("subTotal")} amount={subTotal} />
      {discount && <Row part="discount" label={text("discount")} amount={discount} />}
      <Row part="tax" label={text("tax")} amount={tax} later={later} />
      {ships && <Row part="shipping" label={text("shipping")} amount={shipping} later={later} />}
      <Row part="total" label={text("grandTotal")} amount={grandTotal} />
    </dl>
  );
}

interface RowProps {
  readonly part: string;
  readonly label: string;
  readonly amount: Money | undefined;
  readonly later?: string;
}

function Row({ part, label, amount, later }: RowProps): ReactNode {
  return (
    <div part={`${part}-row`}>
      <dt>{label}</dt>
      <dd part={part} data-later={amount === undefined || undefined}>
        {/* A minus sign has no direction of its own: alone, it would go to the wrong side of a right-to-left page. */}
        {amount ? <bdi>{formatMoney(amount, pageLocale())}</bdi> : later}
      </dd>
    </div>
  );
}
