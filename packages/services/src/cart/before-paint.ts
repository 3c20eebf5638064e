import type { StartPage } from "@quire/core";
import { cartStore } from "./cart-store.js";

/** Has the badge's number ready, from local storage. */
export const start: StartPage = () => {
  cartStore();
};
