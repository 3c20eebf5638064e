import { ownWindow, pageLocale } from "@quire/core";
import { reactView, useFrame, useFrameEvents, useWidgetState } from "@quire/element";
import {
  CartImage,
  type CartRenders,
  cartLinesSheet,
  getCartState,
  getItemRemoved,
  type ItemRemoved,
  LineName,
  LineProblem,
  ReadProblem,
  type Removal,
  RemoveButton,
  RemovedLines,
  useFocusAfterRemoval,
  useRemovals,
} from "@quire/features/cart-lines";
import { cartStore, getLines, isKnownEmpty, loadCart, useCart } from "@quire/services/cart";
import { sessionStore, useSession } from "@quire/services/session";
import { controlsSheet, keepBeside } from "@quire/ui";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { CartTotals } from "./cart-totals.js";
import emptySheet from "./empty.css?inline";
import sheet from "./mini-cart.css?inline";
import { getCount, getShownCart, type ShownLine } from "./mini-cart-model.js";
import { text } from "./text.js";

interface MiniCartViewProps extends CartRenders {
  readonly itemLimit: number;
  readonly heading: string;
  readonly cartHref: string;
  readonly checkoutHref: string;
  readonly storeHref: string;
  readonly onItemRemoved: (detail: ItemRemoved) => void;
}

/** The flyout's content. */
export function MiniCartView(props: MiniCartViewProps): ReactNode {
  const { itemLimit, cartHref, checkoutHref, storeHref, onItemRemoved, renderLine, renderEmpty } = props;
  const state = useCart();
  useSession(); // Renders again when the session changes.
  // During hydration the hooks have no state, but the initial content was rendered with the stores' own.
  const isKnown = isKnownEmpty(cartStore().getState(), sessionStore().getState());
  const cartState = getCartState(state);
  const widgetState = cartState === "loading" && isKnown ? "empty" : cartState;
  const frame = useFrame();
  const view = useRef<HTMLDivElement>(null);
  const cart = getShownCart(state, itemLimit, pageLocale());
  const { prepareRemoval, prepareReturn } = useFocusAfterRemoval(getLines(state.cart), view);
  const [removed] = useState(() => new RemovedLines());
  const removals = useRemovals((line) => {
    removed.offerBack(line, ({ key }) => prepareReturn(key));
    onItemRemoved(getItemRemoved(line, getCount(getLines(cartStore().getState().cart))));
  });
  const isBusy = widgetState === "loading";
  const isEmpty = widgetState === "empty";

  useWidgetState(widgetState);
  useEffect(() => frame.onPlace(keepBeside), [frame]);
  useLayoutEffect(() => frame.setBusy(isBusy), [frame, isBusy]);
  useLayoutEffect(() => frame.setTitle(props.heading.trim() || text("heading")), [frame, props.heading]);
  useFrameEvents(load, () => {});
  useEffect(() => {
    load();
    ownWindow.addEventListener("online", load);
    return () => ownWindow.removeEventListener("online", load);
  }, []);

  function retry(): void {
    // The button is removed, so the title takes the focus.
    frame.panel.querySelector<HTMLElement>('[part="title"]')?.focus({ preventScroll: true });
    load();
  }

  if (isBusy) return null;
  const hasLines = cart.lines.length > 0;
  const problem = widgetState === "error" || widgetState === "offline" ? widgetState : undefined;
  return (
    <div part="cart" ref={view}>
      {problem && <ReadProblem kind={problem} isStale={hasLines} onRetry={retry} />}
      {isEmpty && (renderEmpty?.() ?? <p part="empty">{text("empty")}</p>)}
      {hasLines && (
        // biome-ignore lint/a11y/noRedundantRoles: without list markers, Safari takes the role away
        <ul part="items" role="list" aria-label={text("items")}>
          {cart.lines.map((shown, index) => {
            const { line } = shown;
            const removal = removals.of(line);
            const remove = () => {
              prepareRemoval(line.key, index);
              void removals.remove(line);
            };
            if (!renderLine)
              return <CartLineView key={line.key} shown={shown} removal={removal} onRemove={remove} />;
            return (
              <li part="item" key={line.key}>
                {renderLine(line, { isRemoving: removal === "pending", remove })}
              </li>
            );
          })}
        </ul>
      )}
      <CartTotals
        cart={cart}
        isEmpty={isEmpty}
        cartHref={cartHref}
        checkoutHref={checkoutHref}
        storeHref={storeHref}
      />
    </div>
  );
}

function load(): void {
  void loadCart();
}

/** The lazy view, which the element imports on first use. */
export const view = reactView(MiniCartView, controlsSheet, emptySheet, cartLinesSheet, sheet);

interface CartLineViewProps {
  readonly shown: ShownLine;
  readonly removal: Removal | undefined;
  readonly onRemove: () => void;
}

/** One line: picture, name, format and quantity, line total, and the button that removes it. */
function CartLineView({ shown, removal, onRemove }: CartLineViewProps): ReactNode {
  const { isPermission, total } = shown;
  const { name, imageUrl, format, quantity } = shown.line;
  return (
    <li part="item" data-pending={removal === "pending" || undefined}>
      {imageUrl && <CartImage key={imageUrl} src={imageUrl} width={56} height={72} />}
      <div part="description">
        <LineName line={shown.line} />
        <p part="details">
          {[isPermission ? text("permissions") : format, text("quantity", { quantity })]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <p part="line-total">{total}</p>
      <RemoveButton name={name} removal={removal} text={text} onRemove={onRemove} />
      <LineProblem removal={removal} text={text} />
    </li>
  );
}
