import { describeConformance } from "@quire/conformance";
import { openStore } from "../test/store.js";
import { ReviewOrderElement, reviewOrder } from "./element.js";
import { ReviewOrder } from "./index.js";

describeConformance({
  widget: reviewOrder,
  element: ReviewOrderElement,
  component: ReviewOrder,
  sample: { "cart-href": "/basket" },
  shows: (view) =>
    view.querySelector('[part="total"]')?.textContent === "$85.52" &&
    view.querySelector('a[href="/basket"]') !== null,
  events: {},
  prepare() {
    openStore();
  },
});
