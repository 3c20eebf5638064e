import { type Answers, serve } from "@quire/conformance/answers";
import { CARD, CHECKOUT, PDF } from "@quire/conformance/checkout";
import { newPage } from "@quire/conformance/new-page";
import type { CheckoutSchema } from "@quire/services/contract";
import { type PaymentAdapter, setPaymentAdapter } from "@quire/services/payment";
import { type Session, sessionStore } from "@quire/services/session";
import type { InferInput } from "valibot";

type CheckoutInput = InferInput<typeof CheckoutSchema>;

export const ASK = "/api/commerce/shipping-payment";
export const ADDRESS = "/api/commerce/address";

/** Of who orders for the first time. */
export const NEW: CheckoutInput = {
  ...CHECKOUT,
  addresses: [],
  shippingAddressId: "",
  billingAddressId: "",
  shippingMethods: [],
  shippingMethod: "",
  paymentLabel: "",
  totals: { subTotal: "32.00", grandTotal: "32.00" },
};

/** Of what is not sent. */
export const DIGITAL: CheckoutInput = {
  ...CHECKOUT,
  cart: { id: "1", line_items: { physical_items: [], digital_items: [PDF] } },
  ships: false,
  shippingAddressId: "",
  shippingMethods: [],
  shippingMethod: "",
  totals: { subTotal: "9.95", tax: "0.62", grandTotal: "10.57" },
};

/** In place of a payment service: an empty box, whose card is there. */
export const PAYMENT: PaymentAdapter = {
  mount: (container) => {
    const box = document.createElement("p");
    box.textContent = "Here are the payment service’s own fields.";
    container.append(box);
    return {
      ready: Promise.resolve(),
      token: () => Promise.resolve({ token: "tok_1", label: CARD }),
      remove: () => box.remove(),
    };
  },
  confirm: () => Promise.resolve(),
};

const STATES: Answers = {
  "/api/commerce/state-province/US": { body: { states: [{ code: "MA", name: "Massachusetts" }] } },
  "/api/commerce/state-province/DE": { body: { states: [] } },
};

/** A store in place of the network, for a reader who is known. @returns closes it */
export function openCheckout(checkout: CheckoutInput | null, more: Answers = {}): () => void {
  newPage();
  setPaymentAdapter(PAYMENT);
  // The checkout only needs a known user.
  sessionStore().setState({ status: "known", user: { id: "1" } } as Session);
  return serve({
    [ASK]: { body: { checkout } },
    "/api/shopping-cart": { body: { cart: null } },
    ...STATES,
    ...more,
  });
}
