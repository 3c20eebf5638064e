import { formatLocalMoney, formatMoney, pageLocale } from "@quire/core";
import {
  CartImage,
  type CartRenders,
  getItemRemoved,
  type ItemRemoved,
  LineName,
  LineProblem,
  type Removal,
  RemoveButton,
  RemovedLines,
  useFocusAfterRemoval,
  useRemovals,
} from "@quire/features/cart-lines";
import { createStepper, type Stepper } from "@quire/features/stepper";
import {
  type CartLine,
  cartStore,
  changeQuantity,
  getBadgeCount,
  getMaxQuantity,
  type QuantityChange,
  useQuantityChanges,
} from "@quire/services/cart";
import { useUniqueId } from "@quire/ui";
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { text } from "./text.js";
import { getQuantityProblem } from "./words.js";

interface CartLinesProps extends Pick<CartRenders, "renderLine"> {
  readonly lines: readonly CartLine[];
  /** The whole view. It contains the element that gets focus when the last line is removed. */
  readonly view: RefObject<HTMLElement | null>;
  readonly onItemRemoved: (detail: ItemRemoved) => void;
}

/** The lines of the cart. An empty cart renders none, but keeps pending changes. */
export function CartLines({ lines, view, onItemRemoved, renderLine }: CartLinesProps): ReactNode {
  const changes = useQuantityChanges();
  const { prepareRemoval, prepareReturn } = useFocusAfterRemoval(lines, view);
  const [removed] = useState(() => new RemovedLines());
  const removals = useRemovals((line) => {
    removed.offerBack(line, ({ key }) => prepareReturn(key));
    onItemRemoved(getItemRemoved(line, getBadgeCount(cartStore().getState())));
  });
  if (lines.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without list markers, Safari takes the role away
    <ul part="items" role="list" aria-label={text("items")}>
      {lines.map((line, index) => {
        const { key } = line;
        const removal = removals.of(line);
        const remove = () => {
          prepareRemoval(key, index);
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

interface CartLineRowProps {
  readonly line: CartLine;
  readonly change: QuantityChange | undefined;
  readonly removal: Removal | undefined;
  readonly onRemove: () => void;
}

/** One line: picture, title, format, unit price, quantity, total and the remove button. */
function CartLineRow({ line, change, removal, onRemove }: CartLineRowProps): ReactNode {
  const { name, imageUrl, unitPrice, total } = line;
  const locale = pageLocale();
  return (
    <li part="item" data-pending={removal === "pending" || undefined}>
      {imageUrl && <CartImage key={imageUrl} src={imageUrl} width={72} height={96} />}
      <div part="description">
        <LineName line={line} />
        <p part="details">{getDetails(line)}</p>
        {unitPrice && <p part="unit-price">{text("each", { price: formatLocalMoney(unitPrice) })}</p>}
      </div>
      <LineQuantity line={line} change={change} />
      <p part="line-total">{total && formatMoney(total, locale)}</p>
      <RemoveButton name={name} removal={removal} text={text} onRemove={onRemove} />
      <LineProblem removal={removal} text={text}>
        {change?.problem && getQuantityProblem(change.problem)}
      </LineProblem>
    </li>
  );
}

/** Returns the format, or the label of a permission to copy, and the language. */
function getDetails({ type, format, item }: CartLine): string {
  const kind = type === "Perm" ? text("permissions") : format;
  return [kind, item.product?.language].filter(Boolean).join(" · ");
}

/** A digital product has the quantity one and no stepper (content-5.12). */
function LineQuantity({ line, change }: Pick<CartLineRowProps, "line" | "change">): ReactNode {
  const value = change?.quantity ?? line.quantity;
  if (getMaxQuantity(line) === 1) return <p part="quantity">{text("quantity", { quantity: value })}</p>;
  return <LineStepper line={line} value={value} />;
}

interface LineStepperProps {
  readonly line: CartLine;
  readonly value: number;
}

/** Renders the plain-DOM stepper next to its label. */
function LineStepper({ line, value }: LineStepperProps): ReactNode {
  const id = useUniqueId("quantity");
  const label = text("getQuantity", { name: line.name });
  const place = useRef<HTMLDivElement>(null);
  const stepper = useRef<Stepper | null>(null);
  const current = useRef(line);
  useLayoutEffect(() => {
    current.current = line;
  });
  useLayoutEffect(() => {
    const made = createStepper({
      id,
      isLate: true,
      onChange: (quantity) => void changeQuantity(current.current, quantity),
    });
    stepper.current = made;
    place.current?.append(made.element);
    return () => made.element.remove();
  }, [id]);
  useLayoutEffect(() =>
    stepper.current?.set({ label, quantity: { value, min: 1, max: getMaxQuantity(line) } }),
  );
  return (
    <div ref={place} part="quantity">
      <label className="quire-unseen" htmlFor={id}>
        {label}
      </label>
    </div>
  );
}
