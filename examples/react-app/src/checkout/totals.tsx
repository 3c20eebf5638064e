import type { Totals as TotalsData } from "@quire/services/contract";
import { money } from "./words.js";

interface TotalsProps {
  readonly totals: TotalsData;
  readonly currency: string;
}

/** Totals as the server sends them. The page calculates nothing. */
export function Totals({ totals, currency }: TotalsProps) {
  const { subTotal, discount, shippingCost, tax, grandTotal } = totals;
  const rows = [
    ["Books", subTotal],
    ["Discount", Number(discount ?? 0) && -Number(discount)],
    ["Shipping", Number(shippingCost ?? 0)],
    ["Tax", Number(tax ?? 0)],
  ] as const;
  return (
    <dl className="totals">
      {rows
        .filter(([, amount]) => amount !== 0)
        .map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{money(amount, currency)}</dd>
          </div>
        ))}
      <div className="total">
        <dt>Total</dt>
        <dd>{money(grandTotal, currency)}</dd>
      </div>
    </dl>
  );
}
