import type { StartPage } from "@quire/core";
import { syncCart } from "./sync-cart.js";

/** Keeps the badge's number in step with the other tabs and with who is reading. */
export const start: StartPage = () => syncCart(async () => (await import("./load-cart.js")).refreshCart());
