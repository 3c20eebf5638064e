/** Helpers for servers that render pages: Next, Astro, Node. No module here runs in a browser. */
export { type ForwardOptions, forwardCall } from "./server/forward-call.js";
export { getCart, preloadCart } from "./server/get-cart.js";
export { getSession, preloadSession } from "./server/get-session.js";
export type { Incoming } from "./server/incoming.js";
export type { ServerOptions } from "./server/request-data.js";
