import type { ReactNode } from "react";
import type { ShownItem } from "./cart-confirmation-model.js";
import { text } from "./text.js";

/** One item: title, subject, content type and format, quantity, and price. */
export function AddedItem({ item }: { readonly item: ShownItem }): ReactNode {
  const { name, href, details, quantity, price, coming, limited } = item;
  return (
    <li part="item">
      {href ? (
        <a part="name" href={href}>
          {name}
        </a>
      ) : (
        <span part="name">{name}</span>
      )}
      <p part="price">
        <bdi>{price}</bdi>
      </p>
      <p part="details">{details.join(" · ")}</p>
      <p part="amount">{text("quantity", { quantity })}</p>
      {limited && <p part="limited">{limited}</p>}
      {coming && <p part="coming">{coming}</p>}
    </li>
  );
}
