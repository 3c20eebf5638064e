export { createDataMounts } from "./data-mounts.js";
export type { Roots } from "./roots.js";
export { startLoader } from "./start-loader.js";
