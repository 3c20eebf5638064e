import { ownDocument } from "../dom/unshadowed.js";
import { getPageSetting } from "../page/page-configuration.js";

/** The locale of the messages in `text.ts` files. */
export const DEFAULT_LOCALE = "en-US";

/**
 * The page's locale in its usual case, such as "de-AT": configuration `locale`, else the language of `<body>` or `<html>`,
 * else US English.
 */
export function pageLocale(): string {
  const elements = typeof document === "undefined" ? [] : [ownDocument.body, ownDocument.documentElement];
  for (const tag of [getPageSetting("locale"), ...elements.map((element) => element?.lang)]) {
    try {
      const [locale] = Intl.getCanonicalLocales(tag as string);
      if (locale) return locale;
    } catch {} // An invalid language tag throws.
  }
  return DEFAULT_LOCALE;
}
