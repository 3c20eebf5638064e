import { formatMoney, pageLocale } from "@quire/core";
import { CartImage } from "@quire/features/cart-lines";
import type { CartLine } from "@quire/services/cart";
import type { ReactNode } from "react";
import { text } from "./text.js";

/** The ordered items with their covers. */
export function SummaryLines({ lines }: { readonly lines: readonly CartLine[] }): ReactNode {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without list markers, Safari takes the role away
    <ul className="quire-lines" role="list">
      {lines.map(({ key, name, format, quantity, total, imageUrl }) => (
        <li key={key} className="quire-line">
          {imageUrl && <CartImage key={imageUrl} src={imageUrl} width={42} height={56} />}
          <span className="quire-line-words">
            {text("line", { quantity, name })}
            {format && <span className="quire-line-format">{format}</span>}
          </span>
          <span className="quire-line-total">{total && formatMoney(total, pageLocale())}</span>
        </li>
      ))}
    </ul>
  );
}
