import { describeConformance } from "@quire/conformance";
import { openStore } from "../test/store.js";
import { Checkout } from "./checkout.js";
import { CheckoutElement, checkout } from "./element.js";

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
