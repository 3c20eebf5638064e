import {
  addToCart,
  applyPromoCode,
  cartStore,
  changeQuantity,
  getBadgeCount,
  getCoupons,
  getLines,
  loadCart,
  removeFromCart,
  removePromoCode,
} from "@quire/services/cart";
import { call } from "@quire/services/client";
import { type Cart, type CartItem, shoppingCart } from "@quire/services/contract";
import {
  chooseForOrder,
  chooseNewAddress,
  loadCheckout,
  orderStore,
  submitCheckout,
} from "@quire/services/order";
import { loadSession, sessionStore, signIn, signOut, startSession } from "@quire/services/session";

/** A tab of the shop without widgets: the services, and functions that do what a user would do. */
startSession();
void loadCart();

const HOME = {
  firstName: "Robin",
  lastName: "Ashdown",
  address1: "12 Quarto Lane",
  city: "Boston",
  state: "MA",
  postalCode: "02110",
  countryCode: "US",
};

export const add = async (item: CartItem) => (await addToCart([item])).kind;

const linesIn = (cart: Cart | null | undefined) => (cart ? getLines(cart) : []);
const couponsIn = (cart: Cart | null | undefined) => (cart ? getCoupons(cart) : []);

function lineAt(index: number) {
  const lines = linesIn(cartStore().getState().cart);
  return lines[index % lines.length];
}

export async function change(index: number, quantity: number): Promise<void> {
  const line = lineAt(index);
  if (line) await changeQuantity(line, quantity);
}

export async function remove(index: number): Promise<void> {
  const line = lineAt(index);
  if (line) await removeFromCart(line);
}

/** Applies a coupon to the cart, or removes it. */
export async function coupon(code: string): Promise<void> {
  const isThere = couponsIn(cartStore().getState().cart).some((one) => one.code === code);
  await (isThere ? removePromoCode(code) : applyPromoCode(code));
}

/** Signs out. @returns true if the page reloads: the user was signed in, and the server answered */
export async function leave(): Promise<boolean> {
  if (sessionStore().getState().status !== "known") return false;
  return signOut().then(
    () => true,
    () => false,
  );
}

const getWords = (cart: Cart | null | undefined) => {
  const parts = linesIn(cart).map(({ productId, type, quantity }) => `${quantity} ${type} ${productId}`);
  return JSON.stringify([parts, couponsIn(cart).map(({ code }) => code)]);
};

/** Returns the cart as this tab shows it. */
export function shown() {
  const state = cartStore().getState();
  return { cart: getWords(state.cart), count: getBadgeCount(state), status: state.status };
}

/** Returns the cart on the server. */
export async function real() {
  const { cart } = await call(shoppingCart, {});
  let count = 0;
  for (const { quantity } of linesIn(cart)) count += quantity;
  return { cart: getWords(cart), count, status: "ready" };
}

export const enter = async (username: string, password: string) =>
  (await signIn({ username, password })).kind;

interface Payment {
  readonly token: string;
  readonly label: string;
}

/**
 * Goes to the checkout, and submits the order if the cart has items.
 * @param press is called with the key under which one order may be placed
 */
export async function order(payment: Payment, press: (key: string) => Promise<void>): Promise<void> {
  await loadCheckout();
  const { checkout, step } = orderStore().getState();
  if (!checkout || step !== "idle") return;
  await choose(payment, checkout.addresses[0]?.id);
  await press(checkout.orderKey);
  await submitCheckout(document.body);
}

async function choose(payment: Payment, known: string | undefined): Promise<void> {
  if (known === undefined) await chooseNewAddress(HOME, ["shippingAddressId", "billingAddressId"]);
  const chosen = known === undefined ? {} : { shippingAddressId: known, billingAddressId: known };
  await chooseForOrder({ ...chosen, payment });
}

/** All states of the order that this tab has shown, in order. */
export const states: string[] = [];
orderStore().subscribe(({ status, step, order: receipt }) => {
  const words = status === "ordered" ? `ordered ${receipt?.orderNumber}` : step;
  if (states.at(-1) !== words) states.push(words);
});

/** Skips the delay between two status requests. */
orderStore().subscribe(({ step }) => {
  if (step === "checking") setTimeout(hurry);
});
function hurry(): void {
  dispatchEvent(new Event("online"));
  if (orderStore().getState().step === "checking") setTimeout(hurry, 50);
}

/** Returns to the checkout, which resolves orders with an unknown outcome. */
export const comeBack = () => loadCheckout();

/** Returns the status of the current user once it is known. */
export const known = async () => (await loadSession()).status;
