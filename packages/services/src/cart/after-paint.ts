import type { StartPage } from "@quire/core";
import { cartStore } from "./cart-store.js";

/** Keeps the badge's number in step with the other tabs and with who is reading: the code comes then. */
export const start: StartPage = () => {
  cartStore();
};
