import { formatMoney, type Money, pageLocale } from "@quire/core";
import type { CartTotals } from "@quire/services/cart";
import type { ReactNode } from "react";
import { text } from "./text.js";

interface TotalsProps {
  readonly totals: CartTotals;
  /** Something has to be sent: else there is no word of shipping (content-9.20). */
  readonly ships: boolean;
}

/** What the cart comes to, as the server quotes it. */
export function Totals({ totals, ships }: TotalsProps): ReactNode {
  const { subTotal, discount, tax, shipping, grandTotal } = totals;
  return (
    <dl part="totals">
      <Row part="subtotal" label={text("subTotal")} amount={subTotal} />
      {discount && <Row part="discount" label={text("discount")} amount={discount} />}
      <Row part="tax" label={text("tax")} amount={tax} />
      {ships && <Row part="shipping" label={text("shipping")} amount={shipping} />}
      <Row part="total" label={text("grandTotal")} amount={grandTotal} />
    </dl>
  );
}

interface RowProps {
  readonly part: string;
  readonly label: string;
  readonly amount: Money | undefined;
}

function Row({ part, label, amount }: RowProps): ReactNode {
  return (
    <div part={`${part}-row`}>
      <dt>{label}</dt>
      <dd part={part} data-later={amount === undefined || undefined}>
        {amount ? formatMoney(amount, pageLocale()) : text("later")}
      </dd>
    </div>
  );
}
