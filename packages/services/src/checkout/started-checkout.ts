import { jsonText, pageStorage, parseJson } from "@quire/core";
import * as v from "valibot";

const KEY = "quire:checkout";

const StartedSchema = v.object({
  version: v.literal(1),
  voucherCode: v.optional(v.string()),
  userRef: v.string(),
  uid: v.string(),
});

/** A subscription checkout that this tab has begun. */
export interface StartedCheckout {
  /** Undefined for a plan without a voucher. */
  readonly voucherCode?: string | undefined;
  /** The provider's reference of the user. */
  readonly userRef: string;
  /** The user's id. */
  readonly uid: string;
}

/** Stores a started checkout in this tab, so that it starts once and is found when the user returns. */
export function keepStarted({ voucherCode, userRef, uid }: StartedCheckout): void {
  pageStorage("session").set(KEY, jsonText({ version: 1, voucherCode, userRef, uid }));
}

export function getStartedCheckout(): StartedCheckout | undefined {
  const text = pageStorage("session").get(KEY);
  if (text === null) return undefined;
  try {
    return v.parse(StartedSchema, parseJson(text));
  } catch {
    forgetStarted(); // The stored value is foreign or of an older version, so no checkout counts as started.
    return undefined;
  }
}

export function forgetStarted(): void {
  pageStorage("session").remove(KEY);
}
