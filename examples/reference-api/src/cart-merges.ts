import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { CartItemTypeSchema } from "@quire/services/contract";
import * as v from "valibot";
import type { CartLine } from "./quote.js";
import type { Offer } from "./shop.js";

/** ms in which a merge can be undone: the reader has just signed in. */
const UNDOABLE_MS = 30 * 60_000;

const BroughtSchema = v.object({
  lines: v.array(v.object({ availabilityId: v.string(), type: CartItemTypeSchema, quantity: v.number() })),
  coupons: v.array(v.string()),
  /** Earlier destination of the account's own cart. */
  shipTo: v.nullable(v.object({ countryCode: v.string(), state: v.string(), postalCode: v.string() })),
});
/** Lines that a guest's cart added to the account's cart. */
export type Brought = v.InferOutput<typeof BroughtSchema>;

interface CartMerge {
  readonly id: string;
  readonly brought: Brought;
}

export interface CartMerges {
  /** In the place of an earlier one of that cart. */
  keep(cartId: number, brought: Brought): void;
  /** The last one, as long as it can be undone. */
  ofCart(cartId: number): CartMerge | undefined;
  forget(cartId: number): void;
}

const RowSchema = v.object({ id: v.string(), brought: v.pipe(v.string(), v.parseJson(), BroughtSchema) });

/** Records of carts that were merged at sign-in. */
export function createCartMerges(database: DatabaseSync, now: () => number): CartMerges {
  const keep = database.prepare(
    "INSERT OR REPLACE INTO cart_merges (cart_id, id, made, brought) VALUES (?, ?, ?, ?)",
  );
  const find = database.prepare("SELECT id, brought FROM cart_merges WHERE cart_id = ? AND made > ?");
  const forget = database.prepare("DELETE FROM cart_merges WHERE cart_id = ?");
  return {
    keep: (cartId, brought) => void keep.run(cartId, randomUUID(), now(), JSON.stringify(brought)),
    ofCart(cartId) {
      const row = find.get(cartId, now() - UNDOABLE_MS);
      return row && v.parse(RowSchema, row);
    },
    forget: (cartId) => void forget.run(cartId),
  };
}

/** Lines that a cart gained. */
export function broughtLines(before: readonly CartLine[], after: readonly CartLine[]): Brought["lines"] {
  return after.flatMap(({ offer, quantity }) => {
    const had = before.find((line) => isSame(line.offer, offer))?.quantity ?? 0;
    const { availability_id } = offer.availability;
    return quantity > had
      ? [{ availabilityId: availability_id, type: offer.type, quantity: quantity - had }]
      : [];
  });
}

const isSame = (one: Offer, other: Offer) =>
  one.availability.availability_id === other.availability.availability_id && one.type === other.type;
