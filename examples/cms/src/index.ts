export { createSite, type SiteOptions } from "./site.js";
