import { text } from "./text.js";

/** Props of the `Welcome` in an empty list of orders (content-2.42). */
export function noOrders(storeHref = "/store"): {
  readonly title: string;
  readonly words: string;
  readonly links: readonly (readonly [words: string, href: string])[];
} {
  return { title: text("noOrders"), words: text("welcome"), links: [[text("store"), storeHref]] };
}
