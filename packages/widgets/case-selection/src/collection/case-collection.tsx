import { safeHref } from "@quire/core";
import { asComponent } from "@quire/element";
import type { ReactNode } from "react";
import { view } from "./case-collection-view.js";
import type { Collection } from "./collections.js";
import { caseCollection } from "./element.js";

export type { CaseCollectionProps } from "./element.js";

/** `<quire-case-collection>` for React. Without children, a server renders the collections as plain markup. */
export const CaseCollection = asComponent(caseCollection, view, ({ collections = [] }) => (
  <CollectionsMarkup collections={collections} />
));

/** The collections as plain markup, as a template's server renders them before the tiles load. */
function CollectionsMarkup({ collections }: { readonly collections: readonly Collection[] }): ReactNode {
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
