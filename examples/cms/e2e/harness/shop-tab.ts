import {
  addToCart,
  applyPromoCode,
  badgeCount,
  cartStore,
  changeQuantity,
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

/** Everything of a tab of the shop but what shows it: the services, and the hands of a reader. */
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

/** Puts a coupon on the cart, or takes it off. */
export async function coupon(code: string): Promise<void> {
  const isThere = couponsIn(cartStore().getState().cart).some((one) => one.code === code);
  await (isThere ? removePromoCode(code) : applyPromoCode(code));
}

/** Signs out. @returns true if the page reloads: the user was known, and the server was reached */
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

/** The cart as this tab shows it. */
export function shown() {
  const state = cartStore().getState();
  return { cart: getWords(state.cart), count: badgeCount(state), status: state.status };
}

/** The cart as the server has it. */
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
 * Goes to the checkout, and presses the button where there is something to order.
 * @param press hears of the intent: the key that one order may come of
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
export const told: string[] = [];
orderStore().subscribe(({ status, step, order: receipt }) => {
  const words = status === "ordered" ? `ordered ${receipt?.orderNumber}` : step;
  if (told.at(-1) !== words) told.push(words);
});

/** Skips the pauses between two status requests. */
orderStore().subscribe(({ step }) => {
  if (step === "checking") setTimeout(hurry);
});
function hurry(): void {
  dispatchEvent(new Event("online"));
  if (orderStore().getState().step === "checking") setTimeout(hurry, 50);
}

/** Comes back to the checkout, where what was left open is found out. */
export const comeBack = () => loadCheckout();

/** The status of the current user, once it is known. */
export const known = async () => (await loadSession()).status;
