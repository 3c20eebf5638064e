import { asComponent, defineWidget, type WidgetProps } from "@quire/element";
import { controlsSheet } from "@quire/ui";
import { attributes, events } from "./attributes.js";
import sheet from "./case-collection.css?inline";
import { CaseCollectionView } from "./case-collection-view.js";
import { CollectionsMarkup } from "./collections-markup.js";

/** The widget, declared once: its React component and its element are made from this. */
export const caseCollection = defineWidget({
  name: "case-collection",
  description: "Collections of case studies as tiles that expand, each case with its PDF.",
  attributes,
  events,
  styles: [controlsSheet, sheet],
  view: CaseCollectionView,
});

export type CaseCollectionProps = WidgetProps<typeof attributes, typeof events>;

/** `<quire-case-collection>` for React. Without children, a server renders the collections as plain markup. */
export const CaseCollection = asComponent(caseCollection, ({ collections = [] }) => (
  <CollectionsMarkup collections={collections} />
));
