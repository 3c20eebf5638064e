import { getLines } from "@quire/services/cart";
import type { Checkout } from "@quire/services/contract";
import type { OrderProblem } from "@quire/services/order";
import { Problem } from "./problem.js";
import { Totals } from "./totals.js";
import { money } from "./words.js";

interface SummaryProps {
  readonly checkout: Checkout;
  readonly problem: OrderProblem | undefined;
}

/** Lines and totals of the order. Errors show at their line, other errors below. */
export function Summary({ checkout: { cart, totals }, problem }: SummaryProps) {
  const lines = getLines(cart);
  const currency = cart.currency.code;
  const isOfLine = lines.some(({ productId }) => productId === problem?.field);
  return (
    <section className="step">
      <h2>Your order</h2>
      <ul className="lines">
        {lines.map(({ key, productId, name, format, quantity, item }) => (
          <li key={key}>
            <span>
              {quantity} × {name}
              {format && `, ${format}`}
            </span>
            <span>
              {money(item.unitPrice ?? item.list_price, currency)}
              {quantity > 1 && " each"}
            </span>
            <Problem problem={productId === problem?.field ? problem : undefined} />
          </li>
        ))}
      </ul>
      <Totals totals={totals} currency={currency} />
      <Problem problem={isOfLine ? undefined : problem} />
    </section>
  );
}
