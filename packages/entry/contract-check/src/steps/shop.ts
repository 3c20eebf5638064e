import * as rows from "@quire/services/contract";
import type { Known } from "../known.js";
import { anyone, reader, type Step } from "./step.js";

const lines = (known: Known) => ({
  body: { items: [{ productId: known.need("product"), type: "ship", quantity: 1 }] },
});
const place = (known: Known) => ({
  countryCode: known.need("country"),
  state: known.need("state"),
  postalCode: known.need("postal-code"),
});

const address = (known: Known) => ({
  body: {
    firstName: "Contract",
    lastName: "Check",
    address1: "1 Example Street",
    city: "Boston",
    ...place(known),
  },
});

/** Adds a product to the cart, prepares an order as far as possible, and removes the product. */
export const shop: readonly Step[] = [
  // A site without subscriptions has no plans.
  anyone(rows.plans, { getPart: "subscription plans" }),
  anyone(rows.productAvailabilities, { sends: (known) => ({ params: { id: known.need("product") } }) }),
  anyone(rows.stateProvinces, { sends: (known) => ({ params: { country: known.need("country") } }) }),
  anyone(rows.addToShoppingCart, { sends: lines }),
  anyone(rows.shoppingCart, { learns: ({ cart }, known) => known.learn("cart", cart?.id) }),
  anyone(rows.shoppingCartHead, { isDated: (known) => known.has("cart") }),
  anyone(rows.estimateShoppingCart, { sends: (known) => ({ body: place(known) }) }),
  reader(rows.undoCombinedCart, { only: "it takes two carts and a sign-in" }),
  anyone(rows.promoCode, { sends: (known) => ({ body: { code: known.need("coupon"), remove: true } }) }),
  reader(rows.saveAddress, {
    sends: address,
    learns: (saved, known) => known.learn("address", saved.address.id),
    lasts: true,
  }),
  reader(rows.shippingPayment, {
    // An empty body only reads the checkout.
    sends: (known) => ({ body: known.has("address") ? { shippingAddressId: known.need("address") } : {} }),
    learns: ({ checkout }, known) => known.learn("shipping-method", checkout?.shippingMethods[0]?.id),
  }),
  reader(rows.chooseShippingMethod, {
    sends: (known) => ({ body: { shippingMethod: known.need("shipping-method") } }),
  }),
  reader(rows.submitOrder, { only: "it would charge" }),
  reader(rows.orderReceipt, { sends: (known) => ({ params: { orderNumber: known.need("order") } }) }),
  anyone(rows.removeFromShoppingCart, { sends: lines }),
];
