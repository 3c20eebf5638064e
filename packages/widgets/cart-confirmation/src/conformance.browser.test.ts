import { describeConformance } from "@quire/conformance";
import { newPage } from "@quire/conformance/new-page";
import { additionStore } from "@quire/services/cart";
import { ADDED } from "../test/additions.js";
import { CartConfirmationElement, cartConfirmation } from "./element.js";
import { CartConfirmation } from "./index.js";

describeConformance({
  widget: cartConfirmation,
  element: CartConfirmationElement,
  component: CartConfirmation,
  open: true,
  sample: { "checkout-href": "/checkout" },
  shows: (view) => view.querySelector('[part="checkout"]')?.getAttribute("href") === "/checkout",
  prepare() {
    newPage();
    additionStore().setState(ADDED, true);
  },
});
