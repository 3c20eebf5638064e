import { getSkeleton } from "@quire/core/frame";
import { asElement, defineWidget, type WidgetProps } from "@quire/element";
import { attributes, events } from "./attributes.js";
import sheet from "./skeleton.css?inline";

/** Number of placeholders while the plans load. */
const PLACEHOLDER_COUNT = 3;

/** The declaration of the widget. Its React component and its element are made from it. */
export const subscriptionPlans = defineWidget({
  name: "subscription-plans",
  description: "The subscription plans with their prices, each with a button that leads to the checkout.",
  parts: {
    "plans heading": "The whole widget, and its heading.",
    voucher: "The line with the voucher code of the page's address.",
    "periods period period-name period-saving":
      "The switch between monthly and yearly prices, its two choices, their names, and the largest saving.",
    "cards card": "The list of plans, and each plan. The part `card` is also `recommended` or `current`.",
    "head name caption mark":
      "The head of a plan: its name, its caption, and the mark of the recommended or current plan.",
    "price price-line amount per price-note saving on-request":
      "The price: its line with amount and period, the note on the other period, the saving, and the text without a price.",
    "action subscribe contact current-note trial":
      "The area of the button, the button to subscribe, the link for plans without a price, the note on the reader's own plan, and the note on the trial.",
    "benefits benefit": "The list of benefits, and each benefit.",
    "problem retry":
      "The message that plans or the checkout failed to load, and the button that loads the plans again.",
    "skeleton place": "The skeleton while the plans load.",
  },
  states: {
    loading: "The plans are loading. The fallback content or a skeleton shows.",
    ready: "The plans show.",
    empty: "There are no plans. The fallback content stays.",
    error: "The plans failed to load. The fallback content stays, above a message.",
    offline: "The plans failed to load because the browser is offline. The fallback content stays.",
  },
  attributes,
  events,
  skeleton: getSkeleton({ places: PLACEHOLDER_COUNT, sheet }),
  view: () => import("./subscription-plans-view.js"),
});

export type SubscriptionPlansProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-subscription-plans>`; `define.ts` registers it. */
export const SubscriptionPlansElement = asElement(subscriptionPlans);
