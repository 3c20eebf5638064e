export { createStream } from "./create-stream.js";
export { getEntryKey } from "./joined-entries.js";
export { getPaginationItems, PAGINATION_SIZE, type PaginationItem } from "./pagination.js";
export type { Stream } from "./stream.js";
export { STREAM_NAMES, type StreamName } from "./stream-names.js";
export {
  countsPages,
  needsAccount,
  type StreamFilters,
  type StreamOptions,
} from "./stream-options.js";
export {
  correctPage,
  enterPage,
  getCountFromAddress,
  getKeptSearch,
  getKeptTab,
  type KeptSearch,
  keepSearch,
  keepTab,
  type NumberedList,
  type StreamPlace,
  withCount,
} from "./stream-place.js";
export { getItemId } from "./stream-removals.js";
export { AUTOMATIC_LOADS, NO_STREAM, type StreamState } from "./stream-state.js";
export { useStream } from "./use-stream.js";
