import { CartImage, type Removal } from "@quire/features/cart-lines";
import type { ReactNode } from "react";
import type { ShownLine } from "./mini-cart-model.js";
import { text } from "./text.js";

interface CartLineViewProps {
  readonly shown: ShownLine;
  readonly removal: Removal | undefined;
  readonly onRemove: () => void;
}

/** One line: picture, name, format and quantity, line total, and the button that removes it. */
export function CartLineView({ shown, removal, onRemove }: CartLineViewProps): ReactNode {
  const { isPermission, total } = shown;
  const { name, href, imageUrl, format, quantity } = shown.line;
  const isPending = removal === "pending";
  return (
    <li part="item" data-pending={isPending || undefined}>
      {imageUrl && <CartImage key={imageUrl} src={imageUrl} width={56} height={72} />}
      <div part="description">
        {href ? (
          <a part="name" href={href}>
            {name}
          </a>
        ) : (
          <span part="name">{name}</span>
        )}
        <p part="details">
          {[isPermission ? text("permissions") : format, text("quantity", { quantity })]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <p part="line-total">{total}</p>
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
      </p>
    </li>
  );
}
