import type { CartLine } from "@quire/services/cart";
import type { ReactNode } from "react";

/** What a line is of, as a link where it has a page. */
export function LineName({ line: { name, href } }: { readonly line: CartLine }): ReactNode {
  return href ? (
    <a part="name" href={href}>
      {name}
    </a>
  ) : (
    <span part="name">{name}</span>
  );
}
