import type { CartItem } from "@quire/services/contract";
import type { Answers, Call, ReaderAnswers } from "../backend/call.js";
import { refusal } from "../backend/refusal.js";
import type { Availability, Cart, State } from "../scenario/state.js";
import { addLine, cartForWriting, cartOf, getType, offerOf, toCart } from "./carts.js";

const SOLD_OUT = "S";
const MAX_QUANTITY = 9999;

type CartCall = Pick<Call, "state" | "visitor">;

function getCartAnswer({ state, visitor }: CartCall) {
  const cart = cartOf(visitor);
  return { cart: cart ? toCart(cart, state) : null, maintenanceStatus: state.maintenance };
}

/** Changes the cart and returns it as the answer. @throws Refusal 422 */
function changeCart(call: CartCall, alter: (cart: Cart) => void) {
  const cart = cartOf(call.visitor);
  if (!cart) throw refusal(422, "empty", "The cart is empty.");
  if (!call.state.maintenance) alter(cart);
  cart.modified = call.state.advanceClock();
  return getCartAnswer(call);
}

/** Returns the availability of an item. Undefined if it is sold out, or if permissions are not sold. */
function soldAs({ productId, type }: CartItem, state: State): Availability | undefined {
  const { availability } = offerOf(state, productId) ?? {};
  if (!availability || availability.status === SOLD_OUT) return undefined;
  return type === "Perm" && availability.permissionPrice === undefined ? undefined : availability;
}

/** Returns a coupon's code as the shop writes it, for any typed case. */
const getCoupon = (typed: string, { state }: CartCall) =>
  Object.keys(state.coupons).find((code) => code.toLowerCase() === typed.toLowerCase()) ?? typed;

interface TakenLines {
  readonly productId: string;
  readonly type?: string | undefined;
  readonly quantity?: number | undefined;
}

function removeFromCart(cart: Cart, items: readonly TakenLines[], { state }: CartCall): void {
  for (const { productId, type, quantity = Number.POSITIVE_INFINITY } of items) {
    const isAffected = (line: Cart["lines"][number]) =>
      [line.availabilityId, offerOf(state, line.availabilityId)?.product.id].includes(productId) &&
      (type ?? line.type) === line.type;
    for (const line of cart.lines.filter(isAffected)) line.quantity -= quantity;
    cart.lines = cart.lines.filter((line) => line.quantity > 0);
  }
}

export const cartAnswers = {
  shoppingCart: (call) => getCartAnswer(call),
  shoppingCartHead({ visitor, headers }) {
    const cart = cartOf(visitor);
    if (cart) headers.set("Last-Modified", new Date(cart.modified).toUTCString());
  },
  addToShoppingCart(call) {
    const { state, visitor, body } = call;
    const offers = body.items.map((item) => ({ item, sold: soldAs(item, state) }));
    if (state.maintenance || offers.some(({ sold }) => !sold))
      return { ...getCartAnswer(call), itemAdded: false };
    const cart = cartForWriting(state, visitor);
    const limited = offers.flatMap(({ item, sold }) => {
      if (!sold) return [];
      const { availabilityId, most = MAX_QUANTITY } = sold;
      const type = item.type === "Perm" ? "Perm" : getType(sold);
      const line = addLine(cart, { availabilityId, type, quantity: item.quantity }, item.restored);
      if (line.quantity <= most) return [];
      line.quantity = most;
      return [{ productId: item.productId, type, quantity: most }];
    });
    cart.modified = state.advanceClock();
    return { ...getCartAnswer(call), itemAdded: true, limited };
  },
  removeFromShoppingCart(call) {
    if (!cartOf(call.visitor)) return getCartAnswer(call);
    return changeCart(call, (cart) => removeFromCart(cart, call.body.items, call));
  },
  estimateShoppingCart: (call) =>
    changeCart(call, (cart) => {
      cart.shipTo = call.body;
    }),
  promoCode: (call) =>
    changeCart(call, (cart) => {
      const { remove } = call.body;
      const code = getCoupon(call.body.code, call);
      const isApplied = cart.coupons.includes(code);
      if (!remove && isApplied) throw refusal(409, "applied", "This code is already on the cart.", "code");
      if (!remove && call.state.coupons[code] === undefined)
        throw refusal(422, "unknown", "We don’t recognize this code.", "code");
      cart.coupons = cart.coupons.filter((one) => one !== code);
      if (!remove) cart.coupons.push(code);
    }),
  productAvailabilities({ params, state }) {
    const product = state.products.find(({ id }) => id === params.id);
    if (!product) throw refusal(404, "no-product", "There is no such product.", "id");
    const publicationDate = product.published;
    const availabilities = product.availabilities.map(({ most: _, ...one }) => {
      const permissionsAvailable = one.permissionPrice !== undefined;
      return { publicationDate, permissionsAvailable, ...one };
    });
    return { currency: state.currency, availabilities };
  },
} satisfies Answers;

export const ownCartAnswers = {
  undoCombinedCart: (call) =>
    changeCart(call, (cart) => {
      const { combined } = cart;
      if (combined?.id !== call.body.id)
        throw refusal(404, "not-combined", "There is no merged cart to undo.", "id");
      const items = combined.lines.map(({ availabilityId, ...line }) => ({
        productId: availabilityId,
        ...line,
      }));
      removeFromCart(cart, items, call);
      cart.combined = undefined;
    }),
} satisfies ReaderAnswers;
