import { formatDay, formatMoney, pageLocale, safeHref } from "@quire/core";
import { type PlacedOrder, useOrders } from "@quire/services/order";
import type { ReactNode } from "react";
import { ReadProblem } from "./read-problem.js";
import { Section, type SectionProps } from "./section.js";
import { text } from "./text.js";

const MAX_ORDERS = 3;

/** The latest orders, and a link to all of them. */
export function OrdersSection({ ordersHref }: SectionProps): ReactNode {
  const { status, orders, retry } = useOrders({ pageSize: MAX_ORDERS, id: "account-orders" });
  const isLoading = status === "idle" || status === "loading";
  return (
    <Section name="orders" heading={text("ordersHeading")}>
      <div className="quire-account-stack">
        {isLoading && orders.length === 0 && <div className="quire-account-bone" aria-hidden="true" />}
        {status === "ready" && orders.length === 0 && <p className="quire-text">{text("ordersNone")}</p>}
        {status === "failed" && orders.length === 0 && (
          <ReadProblem section={text("ordersHeading")} onRetry={retry}>
            {text("readFailed")}
          </ReadProblem>
        )}
        {orders.length > 0 && (
          <>
            {/* biome-ignore lint/a11y/noRedundantRoles: without list markers, Safari takes the role away */}
            <ul className="quire-account-list" role="list">
              {orders.slice(0, MAX_ORDERS).map((order) => (
                <OrderRow key={order.id} order={order} />
              ))}
            </ul>
            <p className="quire-text">
              <a className="quire-link" href={safeHref(ordersHref) ?? "/order-history"}>
                {text("ordersAll")}
              </a>
            </p>
          </>
        )}
      </div>
    </Section>
  );
}

function OrderRow({
  order: { title, href, ordered, total, isCancelled },
}: {
  readonly order: PlacedOrder;
}): ReactNode {
  const locale = pageLocale();
  const day = formatDay(ordered, locale);
  return (
    <li className="quire-account-order">
      <span className="quire-account-order-title">
        {href ? (
          <a className="quire-link" href={href}>
            {title}
          </a>
        ) : (
          title
        )}
      </span>
      <span className="quire-hint">
        {day && <time dateTime={ordered}>{day}</time>}
        {isCancelled && ` · ${text("orderCancelled")}`}
      </span>
      {total && <bdi className="quire-account-order-total">{formatMoney(total, locale)}</bdi>}
    </li>
  );
}
