import { writeCookie } from "./page-cookie.js";

/** Days that `_pc_pso` lasts after a completed checkout (accounts-9.9). */
const PERSISTENCE_DAYS = 10;

/** Sets the cookie of a completed checkout, of a subscription or of the shop, for the site's other pages (accounts-9.9). */
export function checkoutCompleted(): void {
  writeCookie("_pc_pso", "true", PERSISTENCE_DAYS);
}
