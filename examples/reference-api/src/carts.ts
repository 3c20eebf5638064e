import type { DatabaseSync } from "node:sqlite";
import {
  type addToShoppingCart,
  type CartItem,
  CartItemTypeSchema,
  type CartSchema,
  type Destination,
} from "@quire/services/contract";
import * as v from "valibot";
import { cartOf } from "./cart-answer.js";
import { broughtLines, type CartMerges } from "./cart-merges.js";
import type { Coupons } from "./coupons.js";
import { type CartLine, getQuote, type Quote } from "./quote.js";
import type { Rates } from "./rates.js";
import { refusal } from "./refusal.js";
import { isCountable, type Offer, type Shop } from "./shop.js";

const MOST_OF_ONE = 9999;

const CartRowSchema = v.object({ id: v.number(), account_id: v.nullable(v.number()), modified: v.number() });
export type CartRow = v.InferOutput<typeof CartRowSchema>;

/** Every change of a cart returns an answer of this shape. */
const AnsweredSchema = v.object({ cart: v.nullable(v.object({ id: v.string() })) });

const LineRowsSchema = v.array(
  v.object({ availability_id: v.string(), type: CartItemTypeSchema, quantity: v.number() }),
);

/** Owner of a cart: an account, or the browser that holds the token. */
export type CartOwner = { accountId: number } | { tokenHash: string };

/** Items that were not added in full, each with the largest quantity that the cart accepts. */
type Limited = NonNullable<v.InferInput<typeof addToShoppingCart.answer>["limited"]>;

type LeavingItem = Pick<CartItem, "productId" | "type" | "format" | "quantity">;

interface CartsParts {
  readonly shop: Shop;
  readonly coupons: Coupons;
  readonly rates: Rates;
  readonly merges: CartMerges;
  readonly now: () => number;
}

export interface Carts {
  find(owner: CartOwner): CartRow | undefined;
  create(owner: CartOwner): CartRow;
  /**
   * Adds all items, or none if one is not sold. Returns the items of which the cart contains fewer than
   * requested.
   */
  add(cart: CartRow, items: readonly CartItem[]): Limited | undefined;
  /** Removes whole lines, or at most the given quantity of each. */
  remove(cart: CartRow, items: readonly LeavingItem[]): void;
  /** @throws Refusal if the cart is empty or the code is invalid. */
  applyCoupon(cart: CartRow, code: string): void;
  removeCoupon(cart: CartRow, code: string): void;
  /** Sets the destination. @throws Refusal for a place without delivery. */
  sendTo(cart: CartRow, place: Destination): void;
  /** Calculates the totals for a destination. */
  quote(cart: CartRow, place: Destination): Quote;
  /**
   * Moves the lines of a guest's cart into the account's cart. If both had lines, records the added ones for an undo.
   */
  merge(from: CartRow, accountId: number): void;
  /**
   * Merges the guest's cart that an earlier answer names into the account's cart, unless that was already
   * done.
   */
  adopt(answered: unknown, accountId: number): void;
  /** Removes the lines and coupons that this merge added. @throws Refusal if there is no such merge to undo. */
  separate(cart: CartRow, mergeId: string): void;
  /** Forgets the merge record after an order, so that undo has nothing to remove. */
  settleMerge(cart: CartRow): void;
  answer(owner: CartOwner): v.InferInput<typeof CartSchema> | null;
}

export function createCarts(
  database: DatabaseSync,
  { shop, coupons, rates, merges, now }: CartsParts,
): Carts {
  const byAccount = database.prepare("SELECT id, account_id, modified FROM carts WHERE account_id = ?");
  const byToken = database.prepare("SELECT id, account_id, modified FROM carts WHERE token_hash = ?");
  const guestsById = database.prepare(
    "SELECT id, account_id, modified FROM carts WHERE id = ? AND account_id IS NULL",
  );
  const insert = database.prepare("INSERT INTO carts (account_id, token_hash, modified) VALUES (?, ?, ?)");
  const drop = database.prepare("DELETE FROM carts WHERE id = ?");
  const touch = database.prepare("UPDATE carts SET modified = max(?, modified + 1000) WHERE id = ?");
  const lines = database.prepare(
    "SELECT availability_id, type, quantity FROM cart_lines WHERE cart_id = ? AND quantity > 0 ORDER BY rowid",
  );
  const put = database.prepare(
    `INSERT INTO cart_lines (cart_id, availability_id, type, quantity) VALUES (?, ?, ?, ?)
     ON CONFLICT (cart_id, availability_id, type)
     DO UPDATE SET quantity = CASE WHEN ? THEN min(quantity + excluded.quantity, ${MOST_OF_ONE}) ELSE 1 END`,
  );
  const setLine = database.prepare(
    "UPDATE cart_lines SET quantity = max(?, 0) WHERE cart_id = ? AND availability_id = ? AND type = ?",
  );
  const getQuantity = database.prepare(
    "SELECT quantity FROM cart_lines WHERE cart_id = ? AND availability_id = ? AND type = ?",
  );
  // A removed line keeps its position, so that an undo restores it. A product that is added again moves to
  // the end.
  const forgetPlace = database.prepare(
    "DELETE FROM cart_lines WHERE cart_id = ? AND availability_id = ? AND type = ? AND quantity = 0",
  );

  function find(owner: CartOwner): CartRow | undefined {
    const row = "accountId" in owner ? byAccount.get(owner.accountId) : byToken.get(owner.tokenHash);
    return row && v.parse(CartRowSchema, row);
  }

  function create(owner: CartOwner): CartRow {
    const [account, token] = "accountId" in owner ? [owner.accountId, null] : [null, owner.tokenHash];
    const { lastInsertRowid } = insert.run(account, token, now());
    return { id: Number(lastInsertRowid), account_id: account, modified: now() };
  }

  function addLine(cart: CartRow, offer: Offer, quantity: number, isRestored = false): void {
    const line = lineKey(cart, offer);
    const countable = isCountable(offer.type);
    if (!isRestored) forgetPlace.run(...line);
    put.run(...line, countable ? quantity : 1, Number(countable));
  }

  function merge(from: CartRow, accountId: number): void {
    const into = find({ accountId }) ?? create({ accountId });
    const own = getLines(into);
    const ownCoupons = getCodes(into);
    const ownPlace = rates.ofCart(into.id) ?? null;
    for (const { offer, quantity } of getLines(from)) addLine(into, offer, quantity);
    coupons.copy(from.id, into.id);
    const lines = broughtLines(own, getLines(into));
    if (own.length > 0 && lines.length > 0) {
      const brought = getCodes(into).filter((code) => !ownCoupons.includes(code));
      merges.keep(into.id, { lines, coupons: brought, shipTo: ownPlace });
    }
    const shipTo = rates.ofCart(from.id);
    if (shipTo) rates.keep(into.id, shipTo);
    touch.run(now(), into.id);
    drop.run(from.id);
  }

  const getQuantityInCart = (cart: CartRow, offer: Offer): number =>
    v.parse(HeldSchema, getQuantity.get(...lineKey(cart, offer)))?.quantity ?? 0;

  function addOne(cart: CartRow, offer: Offer, item: CartItem): Limited {
    const { productId, quantity = 1, restored } = item;
    const requestedQuantity = getQuantityInCart(cart, offer) + quantity;
    addLine(cart, offer, quantity, restored);
    const there = getQuantityInCart(cart, offer);
    return there < requestedQuantity ? [{ productId, type: offer.type, quantity: there }] : [];
  }

  function getLines(cart: CartRow): CartLine[] {
    const rows = v.parse(LineRowsSchema, lines.all(cart.id));
    return rows.flatMap(({ availability_id, type, quantity }) => {
      const offer = shop.byAvailability(availability_id, type);
      return offer ? [{ offer, quantity }] : []; // A product that is no longer sold is left out.
    });
  }

  const getCodes = ({ id }: CartRow) => coupons.ofCart(id).map(({ code }) => code);

  /** Lists the lines that were merged at sign-in, as the user sees them. */
  function getCombined({ id }: CartRow): v.InferInput<typeof CartSchema>["combined"] {
    const merge = merges.ofCart(id);
    if (!merge) return null;
    const items = merge.brought.lines.flatMap(({ availabilityId, type, quantity }) => {
      const offer = shop.byAvailability(availabilityId, type);
      return offer ? [{ name: offer.product.title, quantity }] : [];
    });
    return { id: merge.id, items };
  }

  return {
    find,
    create,
    add(cart, items) {
      const found = items.map((item) => ({ item, offer: shop.find(item) }));
      if (found.some(({ offer }) => !offer)) return undefined;
      const limited = found.flatMap(({ item, offer }) => (offer ? addOne(cart, offer, item) : []));
      touch.run(now(), cart.id);
      return limited;
    },
    remove(cart, items) {
      for (const { offer, quantity } of getLines(cart)) {
        const item = items.find((one) => names(one, offer));
        if (!item) continue;
        setLine.run(quantity - (item.quantity ?? quantity), ...lineKey(cart, offer));
        touch.run(now(), cart.id);
      }
    },
    applyCoupon(cart, code) {
      if (getLines(cart).length === 0) throw refusal(422, "empty", "The cart is empty.");
      coupons.apply(cart.id, code, cart.account_id ?? undefined);
      touch.run(now(), cart.id);
    },
    removeCoupon(cart, code) {
      coupons.remove(cart.id, code);
      touch.run(now(), cart.id);
    },
    sendTo(cart, place) {
      if (!rates.find(place)) throw refusal(422, "not-delivered", "We don’t ship there.", "state");
      rates.keep(cart.id, place);
      touch.run(now(), cart.id);
    },
    quote: (cart, place) => getQuote(getLines(cart), coupons.ofCart(cart.id), rates.find(place)),
    merge,
    adopt(answered, accountId) {
      const { cart } = v.parse(AnsweredSchema, answered);
      const row = cart && guestsById.get(Number(cart.id));
      if (row) merge(v.parse(CartRowSchema, row), accountId);
    },
    separate(cart, mergeId) {
      const merge = merges.ofCart(cart.id);
      if (merge?.id !== mergeId) throw refusal(404, "not-combined", "There is no merged cart to undo.", "id");
      const { lines, coupons: codes, shipTo } = merge.brought;
      for (const { offer, quantity } of getLines(cart)) {
        const { availability_id } = offer.availability;
        const newLine = lines.find(
          (one) => one.availabilityId === availability_id && one.type === offer.type,
        );
        if (newLine) setLine.run(quantity - newLine.quantity, ...lineKey(cart, offer));
      }
      for (const code of codes) coupons.remove(cart.id, code);
      if (shipTo) rates.keep(cart.id, shipTo);
      else rates.forget(cart.id);
      merges.forget(cart.id);
      touch.run(now(), cart.id);
    },
    settleMerge: ({ id }) => merges.forget(id),
    answer(owner) {
      const cart = find(owner);
      if (!cart) return null;
      const lines = getLines(cart);
      const shipTo = rates.ofCart(cart.id);
      return cartOf(
        cart,
        lines,
        getQuote(lines, coupons.ofCart(cart.id), shipTo && rates.find(shipTo)),
        shipTo,
        getCombined(cart),
      );
    },
  };
}

const HeldSchema = v.optional(v.object({ quantity: v.number() }));

const lineKey = ({ id }: CartRow, { availability, type }: Offer) =>
  [id, availability.availability_id, type] as const;

function names(item: LeavingItem, { product, availability, type }: Offer) {
  return (
    [product.id, availability.availability_id].includes(item.productId) &&
    (item.type === undefined || item.type === type) &&
    (item.format === undefined || item.format.toLowerCase() === availability.format.toLowerCase())
  );
}
