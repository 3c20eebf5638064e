import { skeletonOf } from "@quire/core/frame";
import { asElement, defineWidget, type WidgetProps } from "@quire/element";
import { attributes, events } from "./attributes.js";
import sheet from "./skeleton.css?inline";

/** Number of placeholders while the first page loads. */
const PLACES = 4;

/** The declaration of the widget. Its React component and its element are made from it. */
export const orderHistory = defineWidget({
  name: "order-history",
  description: "What a reader has ordered in the shop, with files and receipts.",
  parts: {
    "history heading": "All of it, and what it is called.",
    "orders item": "The list, and each of its items.",
    "order order-status order-title order-total order-details":
      "An order: Purchased or Cancelled, its number, its sum, day and count.",
    "order-lines order-more order-note": "What was ordered, and how long a case study of it can be had.",
    "order-actions order-files order-receipt": "Its files and its receipt.",
    "foot more": "The way to more of them.",
    "gate reason prompt gates next": "Why a guest sees no orders, and the way to sign in.",
    "empty empty-title empty-welcome empty-links": "Nothing has been ordered yet.",
    "retry maintenance": "Another try after a failure, and that the store is closed.",
    "skeleton place": "While it loads.",
  },
  states: {
    loading: "Places for orders are held.",
    ready: "There are orders.",
    empty: "There are none: a welcome, or for guests why, with the prompt to sign in.",
    error: "Orders could not be had, or only the next page: what is there stays. The store may be closed.",
    offline: "They could not be had: there is no connection.",
  },
  tokens: {
    "--quire-order-history-place": ["888px", "How high the place is that is held until the list is there."],
  },
  attributes,
  events,
  skeleton: skeletonOf({ places: PLACES, sheet }),
  view: () => import("./order-history-view.js"),
});

export type OrderHistoryProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-order-history>`; `define.ts` registers it. */
export const OrderHistoryElement = asElement(orderHistory);
