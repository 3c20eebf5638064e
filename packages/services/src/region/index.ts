export { loadRegion } from "./load-region.js";
export { type Area, type Region, regionOf } from "./region.js";
export { RegionError, type RegionErrorCode } from "./region-error.js";
export { type RegionState, regionStore } from "./region-store.js";
export { useRegion } from "./use-region.js";
