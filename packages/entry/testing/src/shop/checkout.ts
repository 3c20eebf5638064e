import { markProfileChanged } from "../account/session.js";
import type { Answers, ReaderAnswers, ReaderCall } from "../backend/call.js";
import { refusal } from "../backend/refusal.js";
import { newChoices } from "../scenario/create-account.js";
import type { Account, State } from "../scenario/state.js";
import { decimal, getCents, getFormat, getPrice, getTotals, offerOf, toCart } from "./carts.js";

const ROLE = "ROLE_HBRG_GOOD";

const PLACES: Readonly<Record<string, { readonly name: string; readonly states: Record<string, string> }>> = {
  US: { name: "United States", states: { CA: "California", MA: "Massachusetts", NY: "New York" } },
  DE: { name: "Germany", states: {} },
};
const toStateProvinces = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([code, name]) => ({ code, name }));
const COUNTRIES = Object.entries(PLACES).map(([code, { name }]) => ({ code, name }));

const METHODS = [
  { id: "standard", name: "Standard", description: "5 to 8 business days", cost: "6.95" },
  { id: "express", name: "Express", description: "2 business days", cost: "15.95" },
];

/** Returns the state of the checkout. `null` for an empty cart. */
function getCheckout(account: Account, state: State) {
  const { cart, addresses, choices } = account;
  if (!cart || cart.lines.length === 0) return null;
  const { goods, discount, tax } = getTotals(cart, state);
  const ships = cart.lines.some(({ type }) => type === "ship");
  const getAddress = (wanted: string) => addresses.find(({ id }) => id === wanted) ?? addresses[0];
  const shipping = ships ? getAddress(choices.shippingAddressId) : undefined;
  const place = ships ? undefined : choices.billingPlace;
  const billing = place ? undefined : getAddress(choices.billingAddressId);
  const isQuoted = shipping !== undefined || (ships && cart.shipTo !== undefined);
  const shippingMethods = isQuoted ? METHODS : [];
  const method = shippingMethods.find(({ id }) => id === choices.shippingMethod) ?? shippingMethods[0];
  const shippingCost = method?.cost ?? null;
  const isTaxed = isQuoted || billing !== undefined || place !== undefined;
  const known = {
    cart: toCart(cart, state),
    ...{ ships, addresses, shippingMethods, countries: COUNTRIES },
    shippingAddressId: shipping?.id ?? "",
    billingAddressId: billing?.id ?? "",
    billing: ships ? ("address" as const) : ("place" as const),
    billingPlace: place ?? null,
    shippingMethod: method?.id ?? "",
    paymentLabel: choices.paymentLabel,
    totals: {
      subTotal: decimal(goods),
      discount: decimal(discount),
      shippingCost,
      tax: isTaxed ? decimal(tax) : null,
      grandTotal: decimal(goods - discount + (isTaxed ? tax : 0) + getCents(shippingCost ?? "0")),
    },
  };
  return { ...known, orderKey: choices.orderKey, quote: getQuote(account, JSON.stringify(known)) };
}

/** Returns the quote, with a new version for changed contents. */
function getQuote({ choices: { quoted } }: Account, contents: string): string {
  if (quoted.contents !== contents) {
    quoted.contents = contents;
    quoted.version += 1;
  }
  return `quote.${quoted.version}`;
}

type AccountCall = Pick<ReaderCall, "account" | "state">;

const answer = ({ account, state }: AccountCall) => ({
  checkout: getCheckout(account, state),
  pending: null,
  lastOrder: account.receipts[0] ?? null,
  maintenanceStatus: state.maintenance,
});

/** @throws Refusal 409 */
function requireCheckout({ account, state }: AccountCall) {
  const checkout = getCheckout(account, state);
  if (!checkout) throw refusal(409, "cart-empty", "The cart is empty.");
  return checkout;
}

const NO_ADDRESS = { id: "", firstName: "", lastName: "", address1: "", address2: "", city: "" };

const NEEDED = ["shippingAddressId", "billingAddressId", "shippingMethod", "paymentLabel"] as const;

function submitOrder(call: ReaderCall<"submitOrder">) {
  const { account, state, body, key } = call;
  const checkout = requireCheckout(call);
  if (state.maintenance) throw refusal(503, "maintenance", "The store is closed for maintenance.");
  if (key !== checkout.orderKey)
    throw refusal(409, "other-checkout", "This is the key of another order.", "idempotency-key");
  const missing = NEEDED.filter((one) => checkout.ships || !one.startsWith("shipping"))
    .filter((one) => one !== "billingAddressId" || !checkout.billingPlace)
    .find((one) => !checkout[one]);
  if (missing) throw refusal(422, "required", "This is missing.", missing.replace("paymentLabel", "payment"));
  if (body.quote !== checkout.quote) throw refusal(409, "cart-changed", "The cart has changed.");

  const lines = account.cart?.lines ?? [];
  const order = {
    orderNumber: state.nextId(),
    ordered: new Date(state.advanceClock()).toISOString(),
    currency: state.currency,
    emailAddress: account.emailAddress,
    lines: lines.map((line) => {
      const { quantity } = line;
      const { product, availability } = offerOf(state, line.availabilityId) ?? {};
      const { title = "", contentType = "", published = "" } = product ?? {};
      const { status: productStatus = "", publicationDate = published } = availability ?? {};
      const total = decimal(getCents(getPrice(line, state)) * quantity);
      const format = getFormat(line, availability);
      return {
        ...{ title, contentType, format, quantity, total, productStatus, publicationDate },
        image: product?.image ?? "",
      };
    }),
    shippingAddress: account.addresses.find(({ id }) => id === checkout.shippingAddressId),
    billingAddress: checkout.billingPlace
      ? { ...NO_ADDRESS, ...checkout.billingPlace }
      : account.addresses.find(({ id }) => id === checkout.billingAddressId),
    shippingMethod: METHODS.find(({ id }) => id === checkout.shippingMethod)?.name ?? "",
    paymentLabel: checkout.paymentLabel,
    totals: checkout.totals,
    downloads: [],
    orderStatus: "PURCHASED",
  };
  account.receipts.unshift(order);
  account.orders.unshift({
    id: order.orderNumber,
    title: `Order #${order.orderNumber}`,
    published: order.ordered,
    orderStatus: "PURCHASED",
    lineItems: order.lines.map(({ title, contentType, quantity, image }) => ({
      ...{ title, contentType, quantity, image },
    })),
    content: {
      id: order.orderNumber,
      itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      grandTotalIncTax: order.totals.grandTotal,
    },
  });
  account.cart = undefined;
  account.choices = newChoices();
  return { order };
}

export const checkoutAnswers = {
  stateProvinces({ params }) {
    const place = PLACES[params.country];
    if (!place) throw refusal(404, "unknown-country", "We don’t ship to this country.", "country");
    return { states: toStateProvinces(place.states) };
  },
  plans: ({ state }) => ({ plans: state.plans }),
} satisfies Answers;

export const ownCheckoutAnswers = {
  saveAddress({ account, body, state }) {
    const missing = (["firstName", "lastName", "address1", "city"] as const).find(
      (field) => !body[field].trim(),
    );
    if (missing) throw refusal(422, "required", "This is missing.", missing);
    if (!PLACES[body.countryCode])
      throw refusal(422, "unknown-country", "We don’t ship to this country.", "countryCode");
    const address = { ...body, id: body.id ?? state.nextId() };
    if (body.id !== undefined && !account.addresses.some(({ id }) => id === body.id))
      throw refusal(404, "no-address", "There is no such address.", "id");
    account.addresses = [...account.addresses.filter(({ id }) => id !== address.id), address];
    return { address };
  },
  shippingPayment(call) {
    const { account, body } = call;
    const { payment, billingPlace, ...chosen } = body;
    if (billingPlace && !/^[A-Z\d -]{3,10}$/i.test(billingPlace.postalCode))
      throw refusal(422, "postal-code", "This is no postal code of this country.", "postalCode");
    if (chosen.billingAddressId) account.choices.billingPlace = undefined;
    if (billingPlace) account.choices.billingPlace = { state: "", ...billingPlace };
    for (const [field, id] of Object.entries(chosen)) {
      if (!account.addresses.some((one) => one.id === id))
        throw refusal(422, "unknown-address", "There is no such address.", field);
    }
    Object.assign(account.choices, chosen, payment && { paymentLabel: payment.label });
    return answer(call);
  },
  chooseShippingMethod(call) {
    const { shippingMethod } = call.body;
    if (!requireCheckout(call).shippingMethods.some(({ id }) => id === shippingMethod))
      throw refusal(
        422,
        "unknown-method",
        "This shipping method isn’t available for this address.",
        "shippingMethod",
      );
    call.account.choices.shippingMethod = shippingMethod;
    return answer(call);
  },
  submitOrder,
  orderReceipt({ account, params }) {
    const order = account.receipts.find(({ orderNumber }) => orderNumber === params.orderNumber);
    if (!order) throw refusal(404, "no-order", "There is no such order.", "orderNumber");
    return { order };
  },
  userRef: ({ account }) => ({ userRef: `ref-${account.id}` }),
  checkoutComplete({ account, state }) {
    if (account.roleCodes.length === 0) account.roleCodes.push(ROLE);
    markProfileChanged(account, state);
    return { activated: true, roleCode: account.roleCodes[0] };
  },
  transactionDigitalData({ account }) {
    const [order] = account.receipts;
    if (!order) throw refusal(404, "no-transaction", "This reader has no transaction.", "uid");
    return { orderNumber: order.orderNumber };
  },
} satisfies ReaderAnswers;
