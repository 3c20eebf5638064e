import { writeCookie } from "./page-cookie.js";

/** Days that `_pc_pso` lasts after a completed checkout (accounts-9.9). */
const PERSISTENCE_DAYS = 10;

/** Tells the site's other pages that this browser has completed a checkout, of a subscription or of the shop (accounts-9.9). */
export function checkoutCompleted(): void {
  writeCookie("_pc_pso", "true", PERSISTENCE_DAYS);
}
