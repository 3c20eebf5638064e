export { type PrerenderOptions, prerender } from "./prerender.js";
