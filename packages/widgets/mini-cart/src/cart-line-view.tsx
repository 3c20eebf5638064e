import { CartImage, LineName, LineProblem, type Removal, RemoveButton } from "@quire/features/cart-lines";
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
