import { asComponent } from "@quire/element";
import { view } from "./case-collection-view.js";
import { CollectionsMarkup } from "./collections-markup.js";
import { caseCollection } from "./element.js";

export type { CaseCollectionProps } from "./element.js";

/** `<quire-case-collection>` for React. Without children, a server renders the collections as plain markup. */
export const CaseCollection = asComponent(caseCollection, view, ({ collections = [] }) => (
  <CollectionsMarkup collections={collections} />
));
