import { formatMoney, type Money, pageLocale } from "@quire/core";
import type { CartTotals } from "@quire/services/cart";
import type { ReactNode } from "react";
import { text } from "./text.js";
import { isEstimate } from "./totals-change.js";

interface TotalsProps {
  readonly totals: CartTotals;
  /** True if the cart has items to ship. Otherwise no shipping is shown (content-9.20). */
  readonly ships: boolean;
  /**
   * Sentence below the totals while an amount is unknown. If omitted, the amount itself shows when it is
   * calculated.
   */
  readonly hint?: string;
}

/** Shows the totals of the cart as the server quotes them. */
export function Totals({ totals, ships, hint }: TotalsProps): ReactNode {
  const { subTotal, discount, tax, shipping, grandTotal } = totals;
  const later = hint ? "–" : text("later");
  const isOpen = isEstimate(totals, ships);
  return (
    <>
      <dl part="totals">
        <Row part="subtotal" label={text("subTotal")} amount={subTotal} />
        {discount && <Row part="discount" label={text("discount")} amount={discount} />}
        <Row part="tax" label={text("tax")} amount={tax} later={later} />
        {ships && <Row part="shipping" label={text("shipping")} amount={shipping} later={later} />}
        <Row part="total" label={text(isOpen ? "estimatedTotal" : "grandTotal")} amount={grandTotal} />
      </dl>
      {hint && isOpen && <p part="totals-hint">{hint}</p>}
    </>
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
        {/* A minus sign has no direction. Without isolation it would move to the wrong side on a right-to-left page. */}
        {amount ? <bdi>{formatMoney(amount, pageLocale())}</bdi> : later}
      </dd>
    </div>
  );
}
