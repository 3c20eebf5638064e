import { asComponent, defineWidget, frameParts, overlay, type WidgetProps } from "@quire/element";
import { controlsSheet, lightStyles } from "@quire/ui";
import { attributes, events } from "./attributes.js";
import sheet from "./search.css?inline";
import { SearchView } from "./search-view.js";
import { shell } from "./shell.js";

/** The widget, declared once: its React component and its element are made from this. */
export const search = defineWidget({
  name: "search",
  description: "Search with suggestions while the reader types.",
  opens: overlay,
  parts: {
    suggestions: "The box below the page's field.",
    ...frameParts,
    form: "The overlay's form.",
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
  styles: lightStyles(controlsSheet, sheet),
  view: SearchView,
});

export type SearchProps = WidgetProps<typeof attributes, typeof events>;

/** `<quire-search>` for React. */
export const Search = asComponent(search);
