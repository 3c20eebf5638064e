import { safeHref } from "@quire/core";
import type { ReactNode } from "react";
import { CART_HREF, STORE_HREF } from "./cart-links.js";
import { trackInteraction } from "./mini-cart-interaction.js";
import type { ShownCart } from "./mini-cart-model.js";
import { text } from "./text.js";

interface CartTotalsProps {
  readonly cart: ShownCart;
  /** True for an empty cart. A cart that failed to load is not known to be empty. */
  readonly isEmpty: boolean;
  readonly cartHref: string;
  readonly checkoutHref: string;
  readonly storeHref: string;
}

/** The part below the lines, which is always visible: the total and the links. */
export function CartTotals(props: CartTotalsProps): ReactNode {
  const { cart, isEmpty, cartHref, storeHref } = props;
  const checkoutHref = safeHref(props.checkoutHref);
  if (isEmpty) {
    return (
      <Action href={safeHref(storeHref) ?? STORE_HREF} action="visit-store">
        {text("visitStore")}
      </Action>
    );
  }
  const viewCart = (
    <Action
      href={safeHref(cartHref) ?? CART_HREF}
      action="view-cart"
      isQuiet={checkoutHref !== undefined && cart.lines.length > 0}
    >
      {text("viewCart")}
    </Action>
  );
  if (cart.lines.length === 0) return viewCart;
  return (
    <div part="summary">
      {cart.more > 0 && <p part="more">{text("more", { count: cart.more })}</p>}
      <dl part="totals">
        {cart.discount && <Amount part="discount" label={text("discount")} amount={cart.discount} />}
        <Amount part="total" label={text("total")} amount={cart.total} />
      </dl>
      <div part="actions">
        {checkoutHref && (
          <Action href={checkoutHref} action="checkout">
            {text("checkout")}
          </Action>
        )}
        {viewCart}
      </div>
    </div>
  );
}

interface AmountProps {
  readonly part: string;
  readonly label: string;
  readonly amount: string;
}

function Amount({ part, label, amount }: AmountProps): ReactNode {
  return (
    <div part={`${part}-row`}>
      <dt>{label}</dt>
      <dd part={part}>
        <bdi>{amount}</bdi>
      </dd>
    </div>
  );
}

interface ActionProps {
  readonly href: string;
  readonly action: "view-cart" | "checkout" | "visit-store";
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}

function Action({ href, action, isQuiet, children }: ActionProps): ReactNode {
  return (
    <a
      part="action"
      className="quire-button"
      data-quiet={isQuiet ? "" : undefined}
      href={href}
      onClick={() => trackInteraction(action)}
    >
      {children}
    </a>
  );
}
