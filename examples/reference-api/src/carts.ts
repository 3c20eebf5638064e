import type { DatabaseSync } from "node:sqlite";
import {
  type CartItem,
  CartItemTypeSchema,
  type CartSchema,
  type Destination,
} from "@quire/services/contract";
import * as v from "valibot";
import { cartOf } from "./cart-answer.js";
import type { Coupons } from "./coupons.js";
import { type CartLine, type Quote, quoteOf } from "./quote.js";
import type { Rates } from "./rates.js";
import { refusal } from "./refusal.js";
import { isCountable, type Offer, type Shop } from "./shop.js";

const MOST_OF_ONE = 9999;

const CartRowSchema = v.object({ id: v.number(), account_id: v.nullable(v.number()), modified: v.number() });
export type CartRow = v.InferOutput<typeof CartRowSchema>;

const LineRowsSchema = v.array(
  v.object({ availability_id: v.string(), type: CartItemTypeSchema, quantity: v.number() }),
);

/** Whose cart it is: an account's, or that of the browser which holds the token. */
export type CartOwner = { accountId: number } | { tokenHash: string };

type LeavingItem = Pick<CartItem, "productId" | "type" | "format" | "quantity">;

interface CartsParts {
  readonly shop: Shop;
  readonly coupons: Coupons;
  readonly rates: Rates;
  readonly now: () => number;
}

export interface Carts {
  find(owner: CartOwner): CartRow | undefined;
  create(owner: CartOwner): CartRow;
  /** Adds all of them, or none and says false where one is not sold. */
  add(cart: CartRow, items: readonly CartItem[]): boolean;
  /** Whole lines, or of each no more than the quantity that is said. */
  remove(cart: CartRow, items: readonly LeavingItem[]): void;
  /** @throws Refusal where there is nothing in the cart, or the code does not hold. */
  applyCoupon(cart: CartRow, code: string): void;
  removeCoupon(cart: CartRow, code: string): void;
  /** Where it goes. @throws Refusal where nothing is delivered to. */
  sendTo(cart: CartRow, place: Destination): void;
  /** What it comes to where it goes to that place. */
  quote(cart: CartRow, place: Destination): Quote;
  /** Puts what a guest collected into the account's cart. */
  merge(from: CartRow, accountId: number): void;
  answer(owner: CartOwner): v.InferInput<typeof CartSchema> | null;
}

export function createCarts(database: DatabaseSync, { shop, coupons, rates, now }: CartsParts): Carts {
  const byAccount = database.prepare("SELECT id, account_id, modified FROM carts WHERE account_id = ?");
  const byToken = database.prepare("SELECT id, account_id, modified FROM carts WHERE token_hash = ?");
  const insert = database.prepare("INSERT INTO carts (account_id, token_hash, modified) VALUES (?, ?, ?)");
  const drop = database.prepare("DELETE FROM carts WHERE id = ?");
  const touch = database.prepare("UPDATE carts SET modified = max(?, modified + 1000) WHERE id = ?");
  const lines = database.prepare(
    "SELECT availability_id, type, quantity FROM cart_lines WHERE cart_id = ? ORDER BY rowid",
  );
  const put = database.prepare(
    `INSERT INTO cart_lines (cart_id, availability_id, type, quantity) VALUES (?, ?, ?, ?)
     ON CONFLICT (cart_id, availability_id, type)
     DO UPDATE SET quantity = CASE WHEN ? THEN min(quantity + excluded.quantity, ${MOST_OF_ONE}) ELSE 1 END`,
  );
  const setLine = database.prepare(
    "UPDATE cart_lines SET quantity = ? WHERE cart_id = ? AND availability_id = ? AND type = ?",
  );
  const dropEmpty = database.prepare("DELETE FROM cart_lines WHERE cart_id = ? AND quantity <= 0");

  function find(owner: CartOwner): CartRow | undefined {
    const row = "accountId" in owner ? byAccount.get(owner.accountId) : byToken.get(owner.tokenHash);
    return row && v.parse(CartRowSchema, row);
  }

  function create(owner: CartOwner): CartRow {
    const [account, token] = "accountId" in owner ? [owner.accountId, null] : [null, owner.tokenHash];
    const { lastInsertRowid } = insert.run(account, token, now());
    return { id: Number(lastInsertRowid), account_id: account, modified: now() };
  }

  function addLine(cart: CartRow, { availability, type }: Offer, quantity: number): void {
    const countable = isCountable(type);
    put.run(cart.id, availability.availability_id, type, countable ? quantity : 1, Number(countable));
  }

  function linesOf(cart: CartRow): CartLine[] {
    const rows = v.parse(LineRowsSchema, lines.all(cart.id));
    return rows.flatMap(({ availability_id, type, quantity }) => {
      const offer = shop.byAvailability(availability_id, type);
      return offer ? [{ offer, quantity }] : []; // No longer sold: not shown.
    });
  }

  return {
    find,
    create,
    add(cart, items) {
      const offers = items.map((item) => ({ offer: shop.find(item), quantity: item.quantity ?? 1 }));
      if (offers.some(({ offer }) => !offer)) return false;
      for (const { offer, quantity } of offers) if (offer) addLine(cart, offer, quantity);
      touch.run(now(), cart.id);
      return true;
    },
    remove(cart, items) {
      for (const { offer, quantity } of linesOf(cart)) {
        const item = items.find((one) => names(one, offer));
        if (!item) continue;
        const left = quantity - (item.quantity ?? quantity);
        setLine.run(left, cart.id, offer.availability.availability_id, offer.type);
        touch.run(now(), cart.id);
      }
      dropEmpty.run(cart.id);
    },
    applyCoupon(cart, code) {
      if (linesOf(cart).length === 0) throw refusal(422, "empty", "There is nothing in the cart.");
      coupons.apply(cart.id, code, cart.account_id ?? undefined);
      touch.run(now(), cart.id);
    },
    removeCoupon(cart, code) {
      coupons.remove(cart.id, code);
      touch.run(now(), cart.id);
    },
    sendTo(cart, place) {
      if (!rates.find(place)) throw refusal(422, "not-delivered", "We do not deliver there.", "state");
      rates.keep(cart.id, place);
      touch.run(now(), cart.id);
    },
    quote: (cart, place) => quoteOf(linesOf(cart), coupons.ofCart(cart.id), rates.find(place)),
    merge(from, accountId) {
      const into = find({ accountId }) ?? create({ accountId });
      for (const { offer, quantity } of linesOf(from)) addLine(into, offer, quantity);
      coupons.copy(from.id, into.id);
      const shipTo = rates.ofCart(from.id);
      if (shipTo) rates.keep(into.id, shipTo);
      touch.run(now(), into.id);
      drop.run(from.id);
    },
    answer(owner) {
      const cart = find(owner);
      if (!cart) return null;
      const lines = linesOf(cart);
      const shipTo = rates.ofCart(cart.id);
      return cartOf(
        cart,
        lines,
        quoteOf(lines, coupons.ofCart(cart.id), shipTo && rates.find(shipTo)),
        shipTo,
      );
    },
  };
}

function names(item: LeavingItem, { product, availability, type }: Offer) {
  return (
    [product.id, availability.availability_id].includes(item.productId) &&
    (item.type === undefined || item.type === type) &&
    (item.format === undefined || item.format.toLowerCase() === availability.format.toLowerCase())
  );
}
