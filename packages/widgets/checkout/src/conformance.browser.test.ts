import { describeConformance } from "@quire/conformance";
import { openStore } from "../test/store.js";
import { CheckoutElement, checkout } from "./element.js";
import { Checkout } from "./index.js";

describeConformance({
  widget: checkout,
  element: CheckoutElement,
  component: Checkout,
  sample: { "cart-href": "/basket" },
  shows: (view) =>
    view.querySelector('[part="total"]')?.textContent === "$40.95" &&
    view.querySelector('a[href="/basket"]') !== null,
  events: {},
  prepare() {
    openStore();
  },
});
