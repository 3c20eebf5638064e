import { safeHref } from "@quire/core";
import type { ReactNode } from "react";
import type { Collection } from "./collections.js";

/** The collections as plain markup, as a template's server renders them before the tiles load. */
export function CollectionsMarkup({
  collections,
}: {
  readonly collections: readonly Collection[];
}): ReactNode {
  return collections.map(({ id, title, description, cases }) => (
    <article key={id} id={id} data-collection="">
      <h3>{title}</h3>
      {description && <p>{description}</p>}
      <ul>
        {cases.map((one) => (
          <li key={one.href}>
            <a href={safeHref(one.href)}>{one.title}</a>
            {one.dek && <p>{one.dek}</p>}
          </li>
        ))}
      </ul>
    </article>
  ));
}
