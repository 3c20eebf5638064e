import { formatLocalMoney, formatMoney, pageLocale } from "@quire/core";
import { CartImage, LineName } from "@quire/features/cart-lines";
import { type PricedOrder, Totals, TotalsChange } from "@quire/features/cart-terms";
import { Problem } from "@quire/features/ordering";
import { type CartLine, getLines } from "@quire/services/cart";
import type { Checkout } from "@quire/services/contract";
import { type OrderProblem, orderTotals } from "@quire/services/order";
import { useUniqueId } from "@quire/ui";
import { type ReactNode, useMemo } from "react";
import { ChangeLink } from "./choices.js";
import { CART_HREF } from "./links.js";
import { text } from "./text.js";

interface OrderItemsProps {
  readonly lines: readonly CartLine[];
  readonly cartHref: string;
  /** The problem of one of the lines. */
  readonly problem: OrderProblem | undefined;
}

/** The lines of the order. A problem with a line shows next to it. */
export function OrderItems({ lines, cartHref, problem }: OrderItemsProps): ReactNode {
  const id = useUniqueId("items");
  const change = <ChangeLink href={cartHref} fallback={CART_HREF} what={text("items")} />;
  return (
    <section className="quire-step" aria-labelledby={id}>
      <div className="quire-step-head">
        <h2 className="quire-step-heading" id={id}>
          {text("items")}
        </h2>
        {change}
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: without list markers, Safari takes the role away */}
      <ul className="quire-items" role="list">
        {lines.map((line) => (
          <Item key={line.key} line={line}>
            <Problem problem={line.productId === problem?.field ? problem : undefined}>{change}</Problem>
          </Item>
        ))}
      </ul>
    </section>
  );
}

function Item({ line, children }: { readonly line: CartLine; readonly children: ReactNode }): ReactNode {
  const { type, format, item, imageUrl, quantity, unitPrice, total } = line;
  const kind = type === "Perm" ? text("permissions") : format;
  const count = [
    text("quantity", { quantity }),
    quantity > 1 && unitPrice && text("each", { price: formatLocalMoney(unitPrice) }),
  ];
  return (
    <li className="quire-item">
      {imageUrl && <CartImage key={imageUrl} src={imageUrl} width={54} height={72} />}
      <div className="quire-description">
        <LineName line={line} />
        <p className="quire-details">{[kind, item.product?.language].filter(Boolean).join(" · ")}</p>
        <p className="quire-details">{count.filter(Boolean).join(" · ")}</p>
      </div>
      <p className="quire-item-total">{total && formatMoney(total, pageLocale())}</p>
      {children}
    </li>
  );
}

interface OrderSummaryProps {
  readonly checkout: Checkout;
  readonly children: ReactNode;
}

/** The total, as quoted by the store. */
export function OrderSummary({ checkout, children }: OrderSummaryProps): ReactNode {
  const id = useUniqueId("summary");
  const priced = useMemo<PricedOrder>(
    () => ({ lines: getLines(checkout.cart), totals: orderTotals(checkout) }),
    [checkout],
  );
  return (
    <section className="quire-summary" aria-labelledby={id}>
      <h2 className="quire-step-heading" id={id}>
        {text("summary")}
      </h2>
      <Totals totals={priced.totals} ships={checkout.ships} hint={text("later")} />
      <TotalsChange priced={priced} />
      {children}
    </section>
  );
}
