import type { CartLine } from "@quire/services/cart";
import type { ReactNode } from "react";

/** Shows the name of a line's product, as a link if the product has a page. */
export function LineName({ line: { name, href } }: { readonly line: CartLine }): ReactNode {
  return href ? (
    <a part="name" href={href}>
      {name}
    </a>
  ) : (
    <span part="name">{name}</span>
  );
}
