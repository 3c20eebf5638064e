import { asElement, defineWidget, frameParts, overlay, type WidgetProps } from "@quire/element";
import { attributes, events } from "./attributes.js";
import type { SearchRenders } from "./search-model.js";
import { shell } from "./shell.js";

/** The declaration of the widget. Its React component and its element are made from it. */
export const search = defineWidget({
  name: "search",
  description: "A search with suggestions while the reader types.",
  opens: overlay,
  worksClosed: true, // The page's own field shows suggestions.
  parts: {
    suggestions: "The box below the page's field.",
    ...frameParts,
    form: "The overlay's form.",
    "skeleton place": "The skeleton while suggestions load.",
  },
  states: {
    ready: "The search is ready, or suggestions show.",
    loading: "Suggestions are loading.",
    empty: "The server has no suggestions.",
    error: "The suggestions failed to load. Readers can still type and submit the form.",
    offline: "The suggestions failed to load because the browser is offline.",
  },
  attributes,
  events,
  root: "light",
  shell,
  view: () => import("./search-view.js"),
});

export type SearchProps = WidgetProps<typeof attributes, typeof events> & SearchRenders;

/** The class of `<quire-search>`; `define.ts` registers it. */
export const SearchElement = asElement(search);
