import { formatDay, formatMoney, pageLocale } from "@quire/core";
import type { PlacedOrder } from "@quire/services/order";
import type { ReactNode } from "react";
import { OrderActions } from "./order-actions.js";
import { OrderLines } from "./order-lines.js";
import { text } from "./text.js";

/** Shows an order: number, total, Purchased or Cancelled, day, items, files and receipt (content-2.58). */
export function OrderCard({ order }: { readonly order: PlacedOrder }): ReactNode {
  const { title, href, total, isCancelled, ordered, itemCount, accountNumber } = order;
  const locale = pageLocale();
  const day = formatDay(ordered, locale);
  return (
    <div part="order">
      <p part="order-status" data-status={isCancelled ? "cancelled" : "purchased"}>
        {text(isCancelled ? "cancelled" : "purchased")}
      </p>
      <h3 part="order-title">{href ? <a href={href}>{title}</a> : title}</h3>
      {total && (
        <p part="order-total">
          <span className="quire-unseen">{text("total")} </span>
          <bdi>{formatMoney(total, locale)}</bdi>
        </p>
      )}
      <p part="order-details">
        {day && <time dateTime={ordered}>{day}</time>}
        {itemCount > 0 && <span>{text("itemCount", { count: itemCount })}</span>}
        {accountNumber && <span>{text("accountNumber", { number: accountNumber })}</span>}
      </p>
      <OrderLines {...order} />
      <OrderActions {...order} />
    </div>
  );
}
