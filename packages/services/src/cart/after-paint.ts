import type { StartPage } from "@quire/core";
import { keepCart } from "./keep-cart.js";

/** Keeps the badge's number in step with the other tabs and with who is reading. */
export const start: StartPage = () => keepCart(async () => (await import("./load-cart.js")).refreshCart());
