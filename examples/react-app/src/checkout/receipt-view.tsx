import type { Receipt } from "@quire/services/contract";
import { addressLine } from "./address-step.js";
import { focusOnMount } from "./focus-on-mount.js";
import { Totals } from "./totals.js";
import { money } from "./words.js";

export function ReceiptView({ order }: { readonly order: Receipt }) {
  const { orderNumber, currency, lines, shippingAddress, shippingMethod, paymentLabel, totals } = order;
  return (
    <>
      <h1 tabIndex={-1} ref={focusOnMount}>
        Thank you. Your order is placed.
      </h1>
      <section className="step">
        <h2>Order {orderNumber}</h2>
        <ul className="lines">
          {lines.map(({ title, format, quantity, total }) => (
            <li key={`${title} ${format}`}>
              <span>
                {quantity} × {title}
                {format && `, ${format}`}
              </span>
              <span>{money(total, currency)}</span>
            </li>
          ))}
        </ul>
        <Totals totals={totals} currency={currency} />
        {shippingAddress && (
          <p>
            Ship to {addressLine(shippingAddress)}
            {shippingMethod && ` (${shippingMethod})`}.
          </p>
        )}
        {paymentLabel && <p>Paid with {paymentLabel}.</p>}
        <p>
          <a href="#books">Back to the books</a>
        </p>
      </section>
    </>
  );
}
