import { openOverlay, ownWindow, safeHref } from "@quire/core";
import { reactView, useWidgetState } from "@quire/element";
import {
  type CartRenders,
  cartLinesSheet,
  getCartState,
  type ItemRemoved,
  ReadProblem,
} from "@quire/features/cart-lines";
import { cartTermsSheet } from "@quire/features/cart-terms";
import { stepperSheet } from "@quire/features/stepper";
import { getLines, refreshCart, useCart } from "@quire/services/cart";
import { controlsSheet, formSheet } from "@quire/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { CartLines } from "./cart-lines.js";
import { CartSummary } from "./cart-summary.js";
import { STORE_HREF } from "./links.js";
import sheet from "./shopping-cart.css?inline";
import { text } from "./text.js";

interface ShoppingCartViewProps extends CartRenders {
  readonly heading: string;
  readonly checkoutHref: string;
  readonly storeHref: string;
  readonly country: string;
  readonly onItemRemoved: (detail: ItemRemoved) => void;
}

/** The cart as a page. */
export function ShoppingCartView(props: ShoppingCartViewProps): ReactNode {
  const { heading, checkoutHref, storeHref, country, onItemRemoved, renderLine, renderEmpty } = props;
  const state = useCart();
  const { cart, maintenance } = state;
  const widgetState = getCartState(state);
  const view = useRef<HTMLDivElement>(null);
  const lines = widgetState === "loading" ? [] : getLines(cart);
  const hasLines = lines.length > 0;
  const problem = widgetState === "error" || widgetState === "offline" ? widgetState : undefined;

  useWidgetState(widgetState);
  useEffect(refreshNowAndOnline, []);
  useEffect(() => {
    if (maintenance) openOverlay({ name: "maintenance-notice" });
  }, [maintenance]);

  function retry(): void {
    view.current?.focus(); // The button is removed: focus moves to the view, so that it is not lost.
    void refreshCart();
  }
  return (
    <div part="cart" ref={view} tabIndex={-1} data-lines={hasLines || undefined}>
      {heading.trim() && <h2 part="heading">{heading.trim()}</h2>}
      {problem && <ReadProblem kind={problem} isStale={hasLines} onRetry={retry} />}
      <div className="columns">
        <CartLines lines={lines} view={view} onItemRemoved={onItemRemoved} renderLine={renderLine} />
        {hasLines && cart && (
          <CartSummary cart={cart} isClosed={maintenance} country={country} checkoutHref={checkoutHref} />
        )}
      </div>
      {widgetState === "empty" &&
        (renderEmpty?.() ?? (
          <div part="empty">
            <p>{text("empty")}</p>
            <a part="store" className="quire-button" href={safeHref(storeHref) ?? STORE_HREF}>
              {text("visitStore")}
            </a>
          </div>
        ))}
    </div>
  );
}

/** Loads the cart now, and again when the connection returns. */
function refreshNowAndOnline(): () => void {
  const controller = new AbortController();
  const read = () => void refreshCart();
  read();
  ownWindow.addEventListener("online", read, { signal: controller.signal });
  return () => controller.abort();
}

/** The lazy view, which the element imports on first use. */
export const view = reactView(
  ShoppingCartView,
  controlsSheet,
  formSheet,
  stepperSheet,
  cartLinesSheet,
  cartTermsSheet,
  sheet,
);
