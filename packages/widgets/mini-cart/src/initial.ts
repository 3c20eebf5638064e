import { initialContentLater } from "@quire/element";
import { cartStore, getBadgeCount } from "@quire/services/cart";

/** Without a badge, the cart may be known to be empty. The note about it shows before React loads. */
export const initial = initialContentLater(() =>
  getBadgeCount(cartStore().getState()) === 0 ? import("./initial-empty.js") : undefined,
);
