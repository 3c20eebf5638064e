export { loadRegion } from "./load-region.js";
export { type Area, getRegion, type Region } from "./region.js";
export { RegionError, type RegionErrorCode } from "./region-error.js";
export { type RegionState, regionStore } from "./region-store.js";
export { useRegion } from "./use-region.js";
