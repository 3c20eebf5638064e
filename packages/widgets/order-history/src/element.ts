import { getSkeleton } from "@quire/core/frame";
import { asElement, defineWidget, type WidgetProps } from "@quire/element";
import { attributes, events } from "./attributes.js";
import sheet from "./skeleton.css?inline";

/** Number of placeholders while the first page loads. */
const PLACEHOLDER_COUNT = 4;

/** The declaration of the widget. Its React component and its element are made from it. */
export const orderHistory = defineWidget({
  name: "order-history",
  description: "A reader's orders in the store, with files and receipts.",
  parts: {
    "history heading": "The whole widget, and its heading.",
    "orders item": "The list of orders, and each list item.",
    "order order-status order-title order-total order-details":
      "An order: its status (Purchased or Cancelled), its number, its total, and its date and number of items.",
    "order-lines order-line order-cover order-more":
      "The ordered products with their covers, and the number of further items.",
    "order-note order-access": "The note on how long case studies are available, and its last day.",
    "order-actions order-files order-receipt order-again":
      "The actions of an order: its files, its receipt, and the button that orders it again.",
    "foot more": "The area below the list, with the button that loads more orders.",
    "gate reason prompt gates": "The message for guests, with the prompt to sign in.",
    "empty empty-title empty-welcome empty-links": "The message if there are no orders yet.",
    "retry maintenance": "The retry button after a failure, and the note that the store is closed.",
    "skeleton place": "The skeleton while the orders load.",
  },
  states: {
    loading: "The skeleton shows while the orders load.",
    ready: "At least one order shows.",
    empty: "There are no orders: a welcome shows or, for guests, the prompt to sign in.",
    error: "The orders or the next page failed to load. Loaded orders stay. The store may be closed.",
    offline: "The orders failed to load because the browser is offline.",
  },
  tokens: {
    "--quire-order-history-place": ["1000px", "The height reserved until the list is ready."],
  },
  attributes,
  events,
  skeleton: getSkeleton({ places: PLACEHOLDER_COUNT, sheet }),
  view: () => import("./order-history-view.js"),
});

export type OrderHistoryProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-order-history>`; `define.ts` registers it. */
export const OrderHistoryElement = asElement(orderHistory);
