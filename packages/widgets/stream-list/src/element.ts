import { skeletonOf } from "@quire/core/frame";
import { asElement, defineWidget, type WidgetProps } from "@quire/element";
import { attributes, events } from "./attributes.js";
import sheet from "./skeleton.css?inline";

/** Number of placeholders while the first page loads. */
const PLACES = 8;

/** The declaration of the widget. Its React component and its element are made from it. */
export const streamList = defineWidget({
  name: "stream-list",
  description: "A list that comes in pages.",
  parts: {
    "stream heading": "All of a stream, and what it is called for those who listen.",
    "folder folder-name folder-description folder-count":
      "The folder that shows: its name, what its reader has written about it, how much lies in it.",
    "tabs tab": "The tabs.",
    "selection select-all selected bulk": "What is selected, and what can be done with it.",
    "entries group entry end": "The list, the entries that came together, each entry, and the list's end.",
    "select entry-body entry-labels entry-title entry-summary entry-details entry-price entry-actions entry-figure entry-image":
      "What an entry has.",
    "order order-status order-title order-total order-details order-lines order-more order-note order-actions order-files order-receipt":
      "What an order has instead: Purchased or Cancelled, its number, its sum, day and count, what was ordered, how long a case study can be had, its files and its receipt.",
    "foot more retry": "What stands below the entries.",
    "pagination previous pages page ellipsis next": "Numbered pages.",
    "empty empty-title empty-welcome empty-links topics topic reload prompt gates next":
      "Where there is nothing.",
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
    "--quire-stream-list-place": ["1776px", "How high the place is that is held until the list is there."],
  },
  attributes,
  events,
  skeleton: skeletonOf({ places: PLACES, sheet }),
  view: () => import("./stream-list-view.js"),
});

export type StreamListProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-stream-list>`; `define.ts` registers it. */
export const StreamListElement = asElement(streamList);
