import { text } from "./text.js";

/** What a list says where nothing has been ordered yet (content-2.42), as a `Welcome` takes it. */
export function noOrders(storeHref = "/store"): {
  readonly title: string;
  readonly words: string;
  readonly links: readonly (readonly [words: string, href: string])[];
} {
  return { title: text("noOrders"), words: text("welcome"), links: [[text("store"), storeHref]] };
}
