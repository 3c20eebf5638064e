import type { StartPage } from "@quire/core";
import { cartState } from "./cart-state.js";

/** Sets the badge's number from local storage. */
export const start: StartPage = () => {
  cartState();
};
