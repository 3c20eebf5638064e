import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { CartItemTypeSchema } from "@quire/services/contract";
import * as v from "valibot";
import type { CartLine } from "./quote.js";
import type { Offer } from "./shop.js";

/** Milliseconds during which the user can undo the merge after sign-in. */
const UNDOABLE_MS = 30 * 60_000;

const BroughtSchema = v.object({
  lines: v.array(v.object({ availabilityId: v.string(), type: CartItemTypeSchema, quantity: v.number() })),
  coupons: v.array(v.string()),
  /** Destination that the account's cart had before the merge. */
  shipTo: v.nullable(v.object({ countryCode: v.string(), state: v.string(), postalCode: v.string() })),
});
/** The lines that a guest's cart added to the account's cart. */
export type Brought = v.InferOutput<typeof BroughtSchema>;

interface CartMerge {
  readonly id: string;
  readonly brought: Brought;
}

export interface CartMerges {
  /** Stores a merge and replaces an earlier one of the same cart. */
  keep(cartId: number, brought: Brought): void;
  /** Returns the last merge while it can be undone. */
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

/** Returns the lines that a cart gained, with the added quantities. */
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
