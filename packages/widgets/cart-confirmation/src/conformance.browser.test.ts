import { describeConformance } from "@quire/conformance";
import { newPage } from "@quire/conformance/new-page";
import { additionStore } from "@quire/services/cart";
import { ADDED } from "../test/additions.js";
import { CartConfirmationElement, cartConfirmation } from "./element.js";
import { CartConfirmation } from "./index.js";

/** Returns the address of the _Checkout_ link. The dialog is outside React's container. */
function getCheckout(view: HTMLElement): string | null | undefined {
  const root = view.getRootNode();
  return root instanceof ShadowRoot ? root.querySelector('[part="checkout"]')?.getAttribute("href") : null;
}

describeConformance({
  widget: cartConfirmation,
  element: CartConfirmationElement,
  component: CartConfirmation,
  open: true,
  sample: { "checkout-href": "/checkout" },
  shows: (view) => getCheckout(view) === "/checkout",
  prepare() {
    newPage();
    additionStore().setState(ADDED, true);
  },
});
