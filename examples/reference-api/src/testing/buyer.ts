import {
  type Address,
  AddressSchema,
  type Checkout,
  type CheckoutAnswer,
  OrderFailureSchema,
  shippingPayment,
  submitOrder,
} from "@quire/services/contract";
import * as v from "valibot";
import { newKey } from "./reader.js";
import { type Site, startSite } from "./site.js";

export const HOME = {
  firstName: "Robin",
  lastName: "Ashdown",
  address1: "12 Quarto Lane",
  address2: "",
  city: "Boston",
  state: "MA",
  postalCode: "02110",
  countryCode: "US",
};
export const GOOD_CARD = "4242424242424242";
export const DECLINED = "4000000000000002";
export const SECOND_STEP = "4000000000003220";
export const SILENT = "4000000000000119";
const BOOK = "10011";

export const write = (site: Site, path: string, body: object, key: string = newKey()) =>
  site.post(`/api/${path}`, body, { "Idempotency-Key": key });

export async function saveAddress(site: Site, change: Partial<Address> = {}): Promise<Address> {
  const answer = await write(site, "commerce/address", { ...HOME, ...change });
  return v.parse(v.object({ address: AddressSchema }), await answer.json()).address;
}

/** Requests a card token as the payment service's frame does. */
export async function tokenFor({ outside }: Site, number: string): Promise<{ token: string; label: string }> {
  const body = JSON.stringify({ number, expires: "12 / 30", code: "123" });
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`${outside}/payment/tokens`, { method: "POST", body, headers });
  return v.parse(v.object({ token: v.string(), label: v.string() }), await answer.json());
}

export async function askCheckout(site: Site, change: object = {}): Promise<CheckoutAnswer> {
  return v.parse(
    shippingPayment.answer,
    await (await write(site, "commerce/shipping-payment", change)).json(),
  );
}

export async function checkoutIn(site: Site, change: object = {}): Promise<Checkout> {
  const { checkout } = await askCheckout(site, change);
  if (!checkout) throw new Error("There is no checkout.");
  return checkout;
}

/**
 * Starts a site with a user who has a book in the cart, an address and a card. The order is not submitted
 * yet.
 */
export async function startBuying(
  card = GOOD_CARD,
  options: Parameters<typeof startSite>[0] = {},
): Promise<Site> {
  const site = await startSite(options);
  await prepareOrder(site, card);
  return site;
}

export async function prepareOrder(site: Site, card = GOOD_CARD): Promise<void> {
  await site.signIn("newcomer@quire.test");
  await write(site, "shopping-cart", { items: [{ productId: BOOK, type: "ship" }] });
  const { id } = await saveAddress(site);
  await checkoutIn(site, {
    shippingAddressId: id,
    billingAddressId: id,
    payment: await tokenFor(site, card),
  });
}

export const submit = (site: Site, { quote, orderKey }: Pick<Checkout, "quote" | "orderKey">) =>
  write(site, "commerce/order/submit", { quote }, orderKey);

export async function getReceipt(answer: Response) {
  return v.parse(submitOrder.answer, await answer.json()).order;
}

/** Returns the status, and the code and field of the first problem. */
export async function getRefusal(answer: Response) {
  const { errors, action } = v.parse(OrderFailureSchema, await answer.json());
  return { status: answer.status, code: errors[0]?.code, field: errors[0]?.field, action };
}

/** Returns the cents of each successful charge. */
export async function getCharges({ outside }: Site): Promise<number[]> {
  const all = v.array(v.object({ status: v.string(), cents: v.number() }));
  const charges = v.parse(all, await (await fetch(`${outside}/payment/charges`)).json());
  return charges.filter(({ status }) => status === "succeeded").map(({ cents }) => cents);
}

export async function orderCount(site: Site): Promise<number> {
  const page = await (await site.visit("/api/ordered/1/100?format=json")).json();
  return v.parse(v.object({ entries: v.array(v.unknown()) }), page).entries.length;
}

/** Sends the user's answer to the bank in the second step. */
export async function answerBank({ outside }: Site, action: string, approved = true): Promise<void> {
  const body = JSON.stringify({ action, approved });
  const headers = { "Content-Type": "application/json" };
  await fetch(`${outside}/payment/second-step`, { method: "POST", body, headers });
}
