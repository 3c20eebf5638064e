import { beginsLater } from "@quire/element";
import { badgeCount, cartStore } from "@quire/services/cart";

/** Where the badge says nothing, the cart may be known to be empty, and that is said before React. */
export const first = beginsLater(
  () => badgeCount(cartStore().getState()) === 0,
  () => import("./early-empty.js"),
);
