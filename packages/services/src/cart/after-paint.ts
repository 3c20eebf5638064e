import type { StartPage } from "@quire/core";
import { cartStore } from "./cart-store.js";

/** Loads the code that updates the badge when other tabs or the user change. */
export const start: StartPage = () => {
  cartStore();
};
