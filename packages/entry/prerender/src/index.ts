export { type PrerenderOptions, prerender } from "./prerender.js";
export { type PrerenderPageOptions, prerenderPage } from "./prerender-page.js";
