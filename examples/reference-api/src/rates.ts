import type { DatabaseSync } from "node:sqlite";
import type { Destination } from "@quire/services/contract";
import * as v from "valibot";
import { inTransaction } from "./database.js";
import { rates as seeds } from "./seed/rates.js";

const RateSchema = v.object({ tax_points: v.number(), first_cents: v.number(), step_cents: v.number() });
/**
 * Tax in hundredths of a percent, and the parcel prices of the first half kilogram and of each further one.
 */
export type Rate = v.InferOutput<typeof RateSchema>;

const PlaceSchema = v.object({ countryCode: v.string(), state: v.string(), postalCode: v.string() });
export type Place = v.InferOutput<typeof PlaceSchema>;

export interface Rates {
  /** Returns undefined for a place without delivery. */
  find(place: Destination): Rate | undefined;
  ofCart(cartId: number): Place | undefined;
  /** Stores the destination of a cart. */
  keep(cartId: number, place: Destination): void;
  forget(cartId: number): void;
}

/** Shipping and tax rates by place. The seed adds missing rows. */
export function createRates(database: DatabaseSync): Rates {
  const find = database.prepare(
    `SELECT tax_points, first_cents, step_cents FROM rates
     WHERE country = ? AND state IN (?, '') ORDER BY state DESC LIMIT 1`,
  );
  const ofCart = database.prepare(
    `SELECT country AS countryCode, state, postal_code AS postalCode FROM cart_destinations WHERE cart_id = ?`,
  );
  const keep = database.prepare("INSERT OR REPLACE INTO cart_destinations VALUES (?, ?, ?, ?)");
  const forget = database.prepare("DELETE FROM cart_destinations WHERE cart_id = ?");
  inTransaction(database, () => {
    const insert = database.prepare("INSERT OR IGNORE INTO rates VALUES (?, ?, ?, ?, ?)");
    for (const { country, state, taxPoints, firstCents, stepCents } of seeds) {
      insert.run(country, state, taxPoints, firstCents, stepCents);
    }
  });

  return {
    find({ countryCode, state = "" }) {
      const row = find.get(countryCode, state.toUpperCase());
      return row && v.parse(RateSchema, row);
    },
    ofCart(cartId) {
      const row = ofCart.get(cartId);
      return row && v.parse(PlaceSchema, row);
    },
    keep: (cartId, { countryCode, state = "", postalCode = "" }) =>
      void keep.run(cartId, countryCode, state.toUpperCase(), postalCode),
    forget: (cartId) => void forget.run(cartId),
  };
}
