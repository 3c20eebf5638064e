import type { Locales } from "@quire/core";
import { plainSetting } from "./plain-setting.js";

/** Messages by language tag, or functions that import them. Only code can set it: `locales: { de }`. */
export const locales = plainSetting(
  "locales",
  (): Locales => ({}),
  (value): value is Locales => typeof value === "object" && value !== null,
);
