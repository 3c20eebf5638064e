import { chooseShippingMethod, shippingPayment } from "@quire/services/contract";
import type { Account } from "../accounts.js";
import type { ApiApp } from "../api-env.js";
import { readBillingPlace } from "../billing-place.js";
import { checkoutAnswer, getCheckout } from "../checkout-answer.js";
import type { CheckoutRow } from "../checkouts.js";
import { refusal } from "../refusal.js";
import { route } from "../route.js";
import type { State } from "../state.js";
import { requireAccount } from "./user.js";

/** Registers the calls for the choices of an order (content-7.7, content-7.10). */
export function registerShippingPayment(app: ApiApp, state: State): void {
  const { addresses, checkouts, once, now } = state;

  function requireAddress(account: Account, id: string, field: string): string {
    if (addresses.find(account.id, id)) return id;
    throw refusal(422, "unknown-address", "There is no such address.", field);
  }

  route(
    app,
    shippingPayment,
    ({ c, body: { shippingAddressId, billingAddressId, billingPlace, payment } }) => {
      const account = requireAccount(c, state);
      const change: Partial<CheckoutRow> = {};
      if (shippingAddressId !== undefined)
        change.shipping_address_id = requireAddress(account, shippingAddressId, "shippingAddressId");
      if (billingAddressId !== undefined)
        Object.assign(change, {
          billing_address_id: requireAddress(account, billingAddressId, "billingAddressId"),
          billing_place: "",
        });
      if (billingPlace) change.billing_place = JSON.stringify(readBillingPlace(billingPlace));
      if (payment) Object.assign(change, { payment_token: payment.token, payment_label: payment.label });
      if (Object.keys(change).length > 0) requireCheckout(state, account);
      checkouts.choose(account.id, change);
      return checkoutAnswer(state, account, now());
    },
    { once },
  );

  route(
    app,
    chooseShippingMethod,
    ({ c, body: { shippingMethod } }) => {
      const account = requireAccount(c, state);
      const { shippingMethods } = requireCheckout(state, account);
      if (!shippingMethods.some(({ id }) => id === shippingMethod))
        throw refusal(
          422,
          "unknown-method",
          "This shipping method isn’t available for this address.",
          "shippingMethod",
        );
      checkouts.choose(account.id, { shipping_method: shippingMethod });
      return checkoutAnswer(state, account, now());
    },
    { once },
  );
}

/** @throws Refusal 409 */
export function requireCheckout(state: State, account: Account) {
  const checkout = getCheckout(state, account);
  if (!checkout) throw refusal(409, "cart-empty", "The cart is empty.");
  return checkout;
}
