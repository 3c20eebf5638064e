import { pageLocale } from "@quire/core";
import type { StreamEntry } from "@quire/services/contract";
import { memo, type ReactNode } from "react";
import { entryLook, moneyOf } from "../entry-model.js";
import { text as listText } from "../text.js";
import { OrderActions, OrderLines } from "./order-details.js";
import { orderLook } from "./order-model.js";
import { text } from "./text.js";

export { default as sheet } from "./order-row.css?inline";

/** An order: number, total, Purchased or Cancelled, day, how many items and which, its files and its receipt (content-2.58). */
export const OrderRow = memo(function OrderRow({ entry }: { readonly entry: StreamEntry }): ReactNode {
  const { key, title, href, day, dateTime, itemCount } = entryLook(entry, pageLocale());
  const order = orderLook(entry);
  const total = moneyOf(entry.content.grandTotalIncTax, pageLocale());
  return (
    // biome-ignore lint/a11y/useSemanticElements: items stand in groups, which a ul may not hold
    <div part="entry order" role="listitem" data-key={key}>
      <div part="entry-body">
        <p part="entry-labels">
          <span>{text(entry.orderStatus === "CANCELLED" ? "cancelled" : "purchased")}</span>
        </p>
        <h3 part="entry-title">{href ? <a href={href}>{title}</a> : title}</h3>
        <p part="entry-details">
          {day && <time dateTime={dateTime}>{day}</time>}
          {itemCount > 0 && <span>{listText("itemCount", { count: itemCount })}</span>}
          {order.accountNumber && <span>{text("accountNumber", { number: order.accountNumber })}</span>}
        </p>
        <OrderLines {...order} />
        <OrderActions title={title} files={order.files} receipt={order.receipt} />
      </div>
      {total && <p part="order-total">{total}</p>}
    </div>
  );
});
