import { formatDay } from "./dates.js";
import { formatMoney, type Money } from "./money.js";

/** Values use the locale of their message. An English sentence has no Arabic digits. */
type Localized = (locale: string) => string;

/** An amount, kept apart from the direction of the words around it. */
export const priced =
  (amount: Money): Localized =>
  (locale) =>
    `\u2068${formatMoney(amount, locale)}\u2069`;

/** A day, as `formatDay` writes it; what is no date stands as it came. */
export const dated =
  (value: string): Localized =>
  (locale) =>
    formatDay(value, locale) ?? value;
