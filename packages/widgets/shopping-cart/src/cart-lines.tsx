import {
  type CartRenders,
  getItemRemoved,
  type ItemRemoved,
  RemovedLines,
  useFocusAfterRemoval,
  useRemovals,
} from "@quire/features/cart-lines";
import { badgeCount, type CartLine, cartStore, useQuantityChanges } from "@quire/services/cart";
import { type ReactNode, type RefObject, useState } from "react";
import { CartLineRow } from "./cart-line-row.js";
import { text } from "./text.js";

interface CartLinesProps extends Pick<CartRenders, "renderLine"> {
  readonly lines: readonly CartLine[];
  /** The whole view. It contains the element that gets focus when the last line is removed. */
  readonly view: RefObject<HTMLElement | null>;
  readonly onItemRemoved: (detail: ItemRemoved) => void;
}

/** The lines of the cart. An empty cart renders none, but keeps pending changes. */
export function CartLines({ lines, view, onItemRemoved, renderLine }: CartLinesProps): ReactNode {
  const changes = useQuantityChanges();
  const { willRemove, willReturn } = useFocusAfterRemoval(lines, view);
  const [removed] = useState(() => new RemovedLines());
  const removals = useRemovals((line) => {
    removed.offerBack(line, ({ key }) => willReturn(key));
    onItemRemoved(getItemRemoved(line, badgeCount(cartStore().getState())));
  });
  if (lines.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without list markers, Safari takes the role away
    <ul part="items" role="list" aria-label={text("items")}>
      {lines.map((line, index) => {
        const { key } = line;
        const removal = removals.of(line);
        const remove = () => {
          willRemove(key, index);
          void removals.remove(line);
        };
        if (!renderLine) {
          const change = changes.get(key);
          return <CartLineRow key={key} line={line} change={change} removal={removal} onRemove={remove} />;
        }
        return (
          <li part="item" key={key}>
            {renderLine(line, { isRemoving: removal === "pending", remove })}
          </li>
        );
      })}
    </ul>
  );
}
