import { asElement, defineWidget, frameParts, overlay, type WidgetProps } from "@quire/element";
import { attributes, events } from "./attributes.js";
import { shell } from "./shell.js";

/** The declaration of the widget. Its React component and its element are made from it. */
export const search = defineWidget({
  name: "search",
  description: "Search with suggestions while the reader types.",
  opens: overlay,
  parts: {
    suggestions: "The box below the page's field.",
    ...frameParts,
    form: "The overlay's form.",
    "skeleton place": "While suggestions are on their way.",
  },
  states: {
    ready: "It can be searched, or suggestions show.",
    loading: "The server is asked.",
    empty: "The server knows nothing.",
    error: "Suggestions could not be had; typing goes on, and the form still searches.",
    offline: "It could not be had: there is no connection.",
  },
  attributes,
  events,
  root: "light",
  shell,
  view: () => import("./search-view.js"),
});

export type SearchProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-search>`; `define.ts` registers it. */
export const SearchElement = asElement(search);
