export { type Served, type ServeOptions, serve } from "./serve.js";
export { createSite, type SiteOptions } from "./site.js";
