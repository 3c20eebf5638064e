import { formatMoney, pageLocale, priced } from "@quire/core";
import { CartImage, LineName, LineProblem, type Removal, RemoveButton } from "@quire/features/cart-lines";
import { Stepper } from "@quire/features/stepper";
import { type CartLine, changeQuantity, getMaxQuantity, type QuantityChange } from "@quire/services/cart";
import { useUniqueId } from "@quire/ui";
import type { ReactNode } from "react";
import { text } from "./text.js";
import { quantityProblem } from "./words.js";

interface CartLineRowProps {
  readonly line: CartLine;
  readonly change: QuantityChange | undefined;
  readonly removal: Removal | undefined;
  readonly onRemove: () => void;
}

/** One line: picture, title, format, unit price, quantity, total and the remove button. */
export function CartLineRow({ line, change, removal, onRemove }: CartLineRowProps): ReactNode {
  const { name, imageUrl, unitPrice, total } = line;
  const locale = pageLocale();
  return (
    <li part="item" data-pending={removal === "pending" || undefined}>
      {imageUrl && <CartImage key={imageUrl} src={imageUrl} width={72} height={96} />}
      <div part="description">
        <LineName line={line} />
        <p part="details">{getDetails(line)}</p>
        {unitPrice && <p part="unit-price">{text("each", { price: priced(unitPrice) })}</p>}
      </div>
      <LineQuantity line={line} change={change} />
      <p part="line-total">{total && formatMoney(total, locale)}</p>
      <RemoveButton name={name} removal={removal} text={text} onRemove={onRemove} />
      <LineProblem removal={removal} text={text}>
        {change?.problem && quantityProblem(change.problem)}
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
  const id = useUniqueId("quantity");
  const label = text("getQuantity", { name: line.name });
  const value = change?.quantity ?? line.quantity;
  if (getMaxQuantity(line) === 1) return <p part="quantity">{text("quantity", { quantity: value })}</p>;
  return (
    <div part="quantity">
      <label className="quire-unseen" htmlFor={id}>
        {label}
      </label>
      <Stepper
        id={id}
        label={label}
        quantity={{ value, min: 1, max: getMaxQuantity(line) }}
        isLate
        onChange={(quantity) => void changeQuantity(line, quantity)}
      />
    </div>
  );
}
