import { jsonText, type Money, pageStorage, parseJson } from "@quire/core";
import * as v from "valibot";
import { getUser, sessionStore } from "../session/index.js";
import type { CartLine } from "./cart-model.js";
import type { CartTotals } from "./cart-totals.js";

/** The amounts that the user saw last, in a cart or a checkout. */
export interface Quote {
  readonly lines: readonly Pick<CartLine, "key" | "quantity" | "unitPrice">[];
  readonly totals: CartTotals;
}

const KEY = "quire:quoted";
const GUEST = "";

const MoneySchema: v.GenericSchema<unknown, Money> = v.object({
  minor: v.pipe(v.number(), v.safeInteger()),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
});
const MaybeMoneySchema = v.optional(MoneySchema);

const KeptSchema = v.object({
  reader: v.string(),
  lines: v.array(v.object({ key: v.string(), quantity: v.number(), unitPrice: MaybeMoneySchema })),
  totals: v.object({
    subTotal: MoneySchema,
    discount: MaybeMoneySchema,
    tax: MaybeMoneySchema,
    shipping: MaybeMoneySchema,
    grandTotal: MoneySchema,
  }),
});

const reader = () => getUser(sessionStore().getState())?.id ?? GUEST;
const storage = () => pageStorage("session");

/** Stores the amounts that this tab shows, for reloads and the next step. */
export function keepQuote({ lines, totals }: Quote): void {
  const storedLines = lines.map(({ key, quantity, unitPrice }) => ({ key, quantity, unitPrice }));
  storage().set(KEY, jsonText({ reader: reader(), lines: storedLines, totals }));
}

/** Returns the quote that this tab showed last to the current user, also before sign-in. Other users' quotes are ignored. */
export function lastQuote(): Quote | undefined {
  try {
    const { reader: of, lines, totals } = v.parse(KeptSchema, parseJson(storage().get(KEY) ?? ""));
    if (of !== GUEST && of !== reader()) return undefined;
    return {
      lines: lines.map(({ key, quantity, unitPrice }) => ({ key, quantity, unitPrice })),
      totals: {
        subTotal: totals.subTotal,
        discount: totals.discount,
        tax: totals.tax,
        shipping: totals.shipping,
        grandTotal: totals.grandTotal,
      },
    };
  } catch {
    return undefined; // The stored quote is missing or unreadable, so there is nothing to compare with.
  }
}
