import { getSkeleton } from "@quire/core/frame";
import { asElement, defineWidget, type WidgetProps } from "@quire/element";
import { attributes, events, type StreamRenders } from "./attributes.js";
import sheet from "./skeleton.css?inline";

/** Number of placeholders while the first page loads. */
const PLACEHOLDER_COUNT = 8;

/** The declaration of the widget. Its React component and its element are made from it. */
export const streamList = defineWidget({
  name: "stream-list",
  description: "A list of entries that loads page by page.",
  parts: {
    "stream heading": "A whole stream, and its heading for screen readers.",
    "folder folder-name folder-description folder-count":
      "The current folder: its name, its description and its number of items.",
    "tabs tab": "The list of tabs, and each tab.",
    "tools find find-icon find-field sort sort-label sort-box sort-field tools-count":
      "The toolbar of a library: the search field, the sort order and the number of items.",
    "no-matches no-matches-title clear-search":
      "The message in place of a library without a match, and the button that clears the search.",
    "selection select-all selected bulk":
      "The selection bar: select all, the number of selected entries, and the buttons for them.",
    "entries group entry end":
      "The list, each group of entries that loaded together, each entry, and the end of the list.",
    "select entry-body entry-labels entry-title entry-summary entry-details entry-price entry-saved entry-actions entry-figure entry-image":
      "The content of an entry.",
    "order order-status order-title order-total order-details order-lines order-line order-cover order-more order-note order-access order-actions order-files order-receipt order-again":
      "The content of an order: its status (Purchased or Cancelled), its number, its total, its date and number of items, the products with their covers, the notes on case studies, its files, its receipt, and the button that orders it again.",
    "foot more retry": "The area below the entries, with the buttons to load more and to retry.",
    "pagination previous pages page ellipsis next": "The links to numbered pages.",
    "empty empty-title empty-welcome empty-links topics topic reload prompt gates next":
      "The content of an empty list: a message, a welcome, topics, a reload button or the prompt to sign in.",
    "skeleton place": "The skeleton while the list loads.",
  },
  states: {
    loading: "The skeleton shows while the entries load.",
    ready: "At least one entry shows.",
    empty:
      "There are no entries: a welcome shows or, for guests on a personal stream, the prompt to sign in.",
    error: "The list or its next page failed to load. Loaded entries stay.",
    offline: "The list failed to load because the browser is offline.",
    misconfigured: "The attribute `stream` is missing.",
  },
  tokens: {
    "--quire-stream-list-place": ["1776px", "The height reserved until the list is ready."],
  },
  attributes,
  events,
  skeleton: getSkeleton({ places: PLACEHOLDER_COUNT, sheet }),
  view: () => import("./stream-list-view.js"),
});

export type StreamListProps = WidgetProps<typeof attributes, typeof events> & StreamRenders;

/** The class of `<quire-stream-list>`; `define.ts` registers it. */
export const StreamListElement = asElement(streamList);
