import { asElement, defineWidget, type WidgetProps } from "@quire/element";
import { attributes, events } from "./attributes.js";

/** The widget, declared once: its React component and its element are made from this. */
export const caseCollection = defineWidget({
  name: "case-collection",
  description: "Collections of case studies as tiles that expand, each case with its PDF.",
  parts: {
    "collections heading tiles": "All of it, what stands above, and the tiles.",
    "tile tile-expanded": "A tile, and one that is expanded.",
    "face count title toggle description":
      "What a tile shows: how many cases, its title and the button in it, its description.",
    "panel close": "What an expanded tile discloses, and the button that collapses it.",
    "cases case case-title case-dek download": "The cases, and what each has.",
    empty: "Where there are no collections.",
  },
  states: {
    ready: "There are collections.",
    empty: "There are none.",
  },
  attributes,
  events,
  view: () => import("./case-collection-view.js"),
});

export type CaseCollectionProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-case-collection>`; `define/case-collection.ts` registers it. */
export const CaseCollectionElement = asElement(caseCollection);
