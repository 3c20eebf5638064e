import { safeHref } from "@quire/core";
import { toPricedCart } from "@quire/features/cart-terms";
import { SignInGate } from "@quire/features/ordering";
import { isShipped, refreshCart, useCart } from "@quire/services/cart";
import type { Cart } from "@quire/services/contract";
import { useUniqueId } from "@quire/ui";
import { createElement, type ReactNode, useMemo } from "react";
import { STORE_HREF } from "./links.js";
import { OrderSummary } from "./order-summary.js";
import { SummaryBar } from "./summary-bar.js";
import { text } from "./text.js";

interface GuestCheckoutProps {
  readonly cartHref: string;
  readonly storeHref: string;
}

/** Reads the cart before the guest's checkout replaces the prompt, so that nothing moves when the cart arrives. */
export async function loadGuestCheckout(): Promise<typeof GuestCheckout> {
  await refreshCart();
  return GuestCheckout;
}

/** The checkout of a guest: sign-in or registration in place, next to the cart. */
function GuestCheckout({ cartHref, storeHref }: GuestCheckoutProps): ReactNode {
  const { cart, status } = useCart();
  const isEmpty = status === "ready" && !hasItems(cart);
  return (
    <GuestColumns cart={hasItems(cart) ? cart : undefined} cartHref={cartHref}>
      {isEmpty && (
        <p className="quire-muted">
          {text("guestEmpty")}{" "}
          <a className="quire-link" href={safeHref(storeHref) ?? STORE_HREF}>
            {text("guestStore")}
          </a>
        </p>
      )}
    </GuestColumns>
  );
}

const hasItems = (cart: Cart | null | undefined): cart is Cart =>
  cart != null &&
  [cart.line_items.physical_items, cart.line_items.digital_items].some(({ length }) => length > 0);

interface GuestColumnsProps {
  readonly cart: Cart | undefined;
  readonly cartHref: string;
  readonly children: ReactNode;
}

function GuestColumns({ cart, cartHref, children }: GuestColumnsProps): ReactNode {
  const id = useUniqueId("guest");
  const priced = useMemo(() => cart && toPricedCart(cart), [cart]);
  const ships = cart !== undefined && isShipped(cart);
  return (
    <>
      {priced && <SummaryBar priced={priced} ships={ships} />}
      <div className="quire-columns">
        <section className="quire-step quire-guest" aria-labelledby={id}>
          <h2 className="quire-step-heading" id={id}>
            {text("guestHeading")}
          </h2>
          <p>{text("guestReason")}</p>
          {children}
          {/* The links stay until the code of the sign-in has loaded, and without it. */}
          {createElement(
            "quire-paywall",
            { goal: "checkout" },
            <SignInGate hasSessionEnded={false} ended={undefined} isPlain />,
          )}
        </section>
        {cart && priced && (
          <OrderSummary cart={cart} priced={priced} ships={ships} cartHref={cartHref} isGuest />
        )}
      </div>
    </>
  );
}
