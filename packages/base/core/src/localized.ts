import { formatDay } from "./dates.js";
import { formatMoney, type Money } from "./money.js";

/** Values use the locale of their message. An English sentence has no Arabic digits. */
type Localized = (locale: string) => string;

/** Formats an amount, isolated from the direction of the text around it. */
export const priced =
  (amount: Money): Localized =>
  (locale) =>
    `\u2068${formatMoney(amount, locale)}\u2069`;

/** Formats a day by `formatDay`. Other text stays unchanged. */
export const dated =
  (value: string): Localized =>
  (locale) =>
    formatDay(value, locale) ?? value;
