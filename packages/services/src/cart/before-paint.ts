import type { StartPage } from "@quire/core";
import { cartState } from "./cart-state.js";

/** Has the badge's number ready, from local storage. */
export const start: StartPage = () => {
  cartState();
};
