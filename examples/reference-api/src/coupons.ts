import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { inTransaction } from "./database.js";
import { refusal } from "./refusal.js";
import { coupons as seeds } from "./seed/coupons.js";

const CouponSchema = v.object({
  code: v.string(),
  percent: v.number(),
  cents: v.number(),
  from_cents: v.number(),
  until: v.nullable(v.number()),
  once: v.number(),
});
export type Coupon = v.InferOutput<typeof CouponSchema>;

export interface Coupons {
  /** Lists the coupons that are valid now for the cart's owner, in the order in which they were applied. */
  ofCart(cartId: number): Coupon[];
  /**
   * @throws Refusal if the code is unknown, expired, already applied, or was used by this account.
   * @throws Refusal if the code is unknown, expired, already applied, or used before by this account.
   */
  apply(cartId: number, code: string, accountId: number | undefined): void;
  remove(cartId: number, code: string): void;
  /** Copies the coupons of one cart to another and keeps their order, because each percentage applies to the rest. */
  copy(from: number, into: number): void;
  /** Records the coupons of an order. A single-use coupon is invalid for this account afterwards. */
  redeem(codes: readonly string[], accountId: number): void;
}

export function createCoupons(database: DatabaseSync, now: () => number): Coupons {
  const find = database.prepare("SELECT * FROM coupons WHERE code = ?");
  const ofCart = database.prepare(
    `SELECT coupons.* FROM cart_coupons JOIN coupons USING (code) JOIN carts ON carts.id = cart_id
     LEFT JOIN coupon_uses USING (code, account_id)
     WHERE cart_id = ? AND coalesce(until >= ?, 1) AND NOT (once AND coupon_uses.code IS NOT NULL)
     ORDER BY cart_coupons.rowid`,
  );
  const put = database.prepare("INSERT OR IGNORE INTO cart_coupons (cart_id, code) VALUES (?, ?)");
  const remove = database.prepare("DELETE FROM cart_coupons WHERE cart_id = ? AND code = ?");
  const copy = database.prepare(
    `INSERT OR IGNORE INTO cart_coupons (cart_id, code)
     SELECT ?, code FROM cart_coupons WHERE cart_id = ? ORDER BY rowid`,
  );
  const used = database.prepare("SELECT 1 FROM coupon_uses WHERE code = ? AND account_id = ?");
  const use = database.prepare("INSERT OR IGNORE INTO coupon_uses (code, account_id) VALUES (?, ?)");
  inTransaction(database, () => seed(database));

  /** @throws Refusal if the coupon is invalid, or was used before by this account. */
  function valid(typed: string, accountId: number | undefined): Coupon {
    const row = find.get(getKey(typed));
    if (!row) throw refusal(422, "unknown", "We don’t recognize this code.", "code");
    const coupon = v.parse(CouponSchema, row);
    if (coupon.until !== null && coupon.until < now()) {
      throw refusal(422, "expired", "This code is no longer valid.", "code");
    }
    if (coupon.once && accountId !== undefined && used.get(coupon.code, accountId)) {
      throw refusal(409, "used", "This code was used in an earlier order.", "code");
    }
    return coupon;
  }

  return {
    ofCart: (cartId) => v.parse(v.array(CouponSchema), ofCart.all(cartId, now())),
    apply(cartId, typed, accountId) {
      const { changes } = put.run(cartId, valid(typed, accountId).code);
      if (changes === 0) throw refusal(409, "applied", "This code is already on the cart.", "code");
    },
    remove: (cartId, typed) => void remove.run(cartId, getKey(typed)),
    copy: (from, into) => void copy.run(into, from),
    redeem(codes, accountId) {
      for (const code of codes) use.run(code, accountId);
    },
  };
}

/** Users copy codes from mails, so case and surrounding spaces are ignored. */
function getKey(typed: string): string {
  return typed.trim().toUpperCase();
}

function seed(database: DatabaseSync): void {
  const insert = database.prepare("INSERT OR IGNORE INTO coupons VALUES (?, ?, ?, ?, ?, ?)");
  for (const { code, percent = 0, cents = 0, fromCents = 0, until, once = false } of seeds) {
    insert.run(code, percent, cents, fromCents, until === undefined ? null : Date.parse(until), Number(once));
  }
}
