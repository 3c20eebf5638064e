import { asElement, defineWidget, type WidgetProps } from "@quire/element";
import { attributes, events } from "./attributes.js";

/** The widget, declared once: its React component and its element are made from this. */
export const streamList = defineWidget({
  name: "stream-list",
  description: "A list that comes in pages.",
  parts: {
    "stream heading": "All of a stream, and what it is called for those who listen.",
    "tabs tab": "The tabs.",
    "selection select-all selected bulk": "What is selected, and what can be done with it.",
    "entries group entry order end":
      "The list, the entries that came together, each entry, and the list's end.",
    "select entry-body entry-labels entry-title entry-summary entry-details entry-price entry-actions entry-figure entry-image":
      "What an entry has.",
    "order-total order-lines order-more order-note order-files":
      "What an order has beside it: its sum, what was ordered, how long a case study can be had, its files.",
    "foot more retry": "What stands below the entries.",
    "pagination previous pages page ellipsis next": "Numbered pages.",
    "empty empty-title empty-welcome empty-links topics topic reload prompt": "Where there is nothing.",
    "skeleton place": "While it loads.",
  },
  states: {
    loading: "Places for entries are held.",
    ready: "There are entries.",
    empty:
      "There are none: a welcome, or for guests the prompt to sign in, on a stream that is somebody's own.",
    error: "The list could not be had, or only the next page: what is there stays.",
    offline: "It could not be had: there is no connection.",
    misconfigured: "There is no `stream`.",
  },
  tokens: {
    "--quire-stream-list-place": ["1488px", "How high the place is that is held until the list is there."],
  },
  attributes,
  events,
  view: () => import("./stream-list-view.js"),
});

export type StreamListProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-stream-list>`; `define.ts` registers it. */
export const StreamListElement = asElement(streamList);
