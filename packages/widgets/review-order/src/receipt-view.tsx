import { formatDay, formatMoney, pageLocale, parseMoney, safeHref } from "@quire/core";
import { CartImage } from "@quire/features/cart-lines";
import { Totals } from "@quire/features/cart-terms";
import { AddressLines, focusOnMount } from "@quire/features/ordering";
import type { Receipt } from "@quire/services/contract";
import { getReceiptTotals } from "@quire/services/order";
import { getUser, useSession } from "@quire/services/session";
import type { ReactNode } from "react";
import { CLOSE_HREF, ORDERS_HREF } from "./links.js";
import { ReceiptNext } from "./receipt-next.js";
import { text } from "./text.js";

interface ReceiptViewProps {
  readonly order: Receipt;
  readonly ordersHref: string;
  readonly closeHref: string;
}

/** The receipt of an order. Closing it leads to the front page (content-2.15). */
export function ReceiptView({ order, ordersHref, closeHref }: ReceiptViewProps): ReactNode {
  const { orderNumber, ordered, shippingAddress, billingAddress, shippingMethod, paymentLabel } = order;
  const session = useSession();
  const name = getUser(session)?.firstName || billingAddress?.firstName || "";
  const orders = safeHref(ordersHref) ?? ORDERS_HREF;
  const facts: [Parameters<typeof text>[0], ReactNode][] = [
    ["number", orderNumber],
    ["ordered", formatDay(ordered, pageLocale())],
    ["sentTo", shippingAddress && <AddressLines address={shippingAddress} />],
    ["billedTo", billingAddress && <AddressLines address={billingAddress} />],
    ["by", shippingMethod],
    ["paid", paymentLabel],
  ];
  return (
    <div className="quire-receipt">
      <header className="quire-thanks">
        <span className="quire-thanks-mark" aria-hidden="true" />
        <h2 className="quire-step-heading" tabIndex={-1} ref={focusOnMount}>
          {name ? text("thanksName", { name }) : text("thanks")}
        </h2>
        <p>{text("placed", { number: orderNumber })}</p>
      </header>
      <div className="quire-receipt-columns">
        <div className="quire-receipt-main">
          <ReceiptNext order={order} ordersHref={orders} />
          <div className="quire-receipt-order">
            <h3 className="quire-receipt-heading">{text("items")}</h3>
            <ReceiptLines order={order} />
            <Totals totals={getReceiptTotals(order)} ships={shippingAddress != null} />
          </div>
        </div>
        <dl className="quire-facts">
          {facts
            .filter(([, words]) => words)
            .map(([name, words]) => (
              <div key={name} className="quire-fact">
                <dt>{text(name)}</dt>
                <dd className={`quire-fact-${name}`}>{words}</dd>
              </div>
            ))}
        </dl>
      </div>
      <p className="quire-receipt-actions">
        <a className="quire-close quire-button" href={safeHref(closeHref) ?? CLOSE_HREF}>
          {text("close")}
        </a>
        <a className="quire-link" href={orders}>
          {text("orders")}
        </a>
        <button type="button" className="quire-link" onClick={() => print()}>
          {text("print")}
        </button>
      </p>
    </div>
  );
}

function ReceiptLines({ order: { lines, currency } }: { readonly order: Receipt }): ReactNode {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without list markers, Safari takes the role away
    <ul className="quire-items" role="list" aria-label={text("items")}>
      {lines.map(({ title, format, quantity, total, image }, index) => {
        const amount = parseMoney(total, currency);
        const cover = safeHref(image);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal, and lines never move
          <li className="quire-receipt-line quire-item" key={index}>
            {cover && <CartImage key={cover} src={cover} width={54} height={72} />}
            <span>
              {text("line", { quantity, title })}
              {format && <span className="quire-item-format">{format}</span>}
            </span>
            <span className="quire-item-total">{amount && formatMoney(amount, pageLocale())}</span>
          </li>
        );
      })}
    </ul>
  );
}
