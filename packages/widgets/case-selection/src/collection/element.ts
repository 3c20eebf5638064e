import { asElement, defineWidget, type WidgetProps } from "@quire/element";
import { attributes, events } from "./attributes.js";

/** The declaration of the widget. Its React component and its element are made from it. */
export const caseCollection = defineWidget({
  name: "case-collection",
  description: "Collections of case studies as tiles that expand, each case with its PDF.",
  parts: {
    "collections heading tiles": "The whole widget, its heading, and the list of tiles.",
    "tile tile-expanded": "A tile, and an expanded tile.",
    "face count title toggle description":
      "The front of a tile: the number of cases, the title with its toggle button, and the description.",
    "panel close": "The panel of an expanded tile, and the button that collapses it.",
    "cases case case-title case-dek download":
      "The list of cases, and each case with its title, dek and download link.",
    empty: "The message if there are no collections.",
  },
  states: {
    ready: "At least one collection shows.",
    empty: "There are no collections.",
  },
  attributes,
  events,
  view: () => import("./case-collection-view.js"),
});

export type CaseCollectionProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-case-collection>`; `define/case-collection.ts` registers it. */
export const CaseCollectionElement = asElement(caseCollection);
