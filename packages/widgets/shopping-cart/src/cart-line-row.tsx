import { formatMoney, pageLocale } from "@quire/core";
import { CartImage, type Removal } from "@quire/features/cart-lines";
import { Stepper } from "@quire/features/stepper";
import { type CartLine, changeQuantity, mostOf, type QuantityChange } from "@quire/services/cart";
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

/** One line: picture, title, format, price of one, how many, what they cost, and the button that removes it. */
export function CartLineRow({ line, change, removal, onRemove }: CartLineRowProps): ReactNode {
  const { name, href, imageUrl, unitPrice, total } = line;
  const locale = pageLocale();
  const isPending = removal === "pending";
  return (
    <li part="item" data-pending={isPending || undefined}>
      {imageUrl && <CartImage key={imageUrl} src={imageUrl} width={72} height={96} />}
      <div part="description">
        {href ? (
          <a part="name" href={href}>
            {name}
          </a>
        ) : (
          <span part="name">{name}</span>
        )}
        <p part="details">{detailsOf(line)}</p>
        {unitPrice && <p part="unit-price">{text("each", { price: formatMoney(unitPrice, locale) })}</p>}
      </div>
      <LineQuantity line={line} change={change} />
      <p part="line-total">{total && formatMoney(total, locale)}</p>
      <button
        part="remove"
        className="quire-link"
        type="button"
        aria-disabled={isPending || undefined}
        aria-label={text(isPending ? "removingItem" : "removeItem", { name })}
        onClick={isPending ? undefined : onRemove}
      >
        {text(isPending ? "removing" : "remove")}
      </button>
      <p part="item-problem" role="alert">
        {removal === "failed" && text("removeFailed")}
        {removal === "offline" && text("removeOffline")}
        {change?.problem && quantityProblem(change.problem)}
      </p>
    </li>
  );
}

/** Its format, or that it is a permission to copy, and its language. */
function detailsOf({ type, format, item }: CartLine): string {
  const kind = type === "Perm" ? text("permissions") : format;
  return [kind, item.product?.language].filter(Boolean).join(" · ");
}

/** What is digital is there once, and there is nothing to step (content-5.12). */
function LineQuantity({ line, change }: Pick<CartLineRowProps, "line" | "change">): ReactNode {
  const id = useUniqueId("quantity");
  const label = text("quantityOf", { name: line.name });
  const value = change?.quantity ?? line.quantity;
  if (mostOf(line) === 1) return <p part="quantity">{text("quantity", { quantity: value })}</p>;
  return (
    <div part="quantity">
      <label className="quire-unseen" htmlFor={id}>
        {label}
      </label>
      <Stepper
        id={id}
        label={label}
        quantity={{ value, min: 1, max: mostOf(line) }}
        isLate
        onChange={(quantity) => void changeQuantity(line, quantity)}
      />
    </div>
  );
}
