import type { FailedItem } from "../bulk-report/failed-items.js";

/** `detail` of `quire-bulk-discarded`. */
export interface BulkDiscarded {
  /** Ids of those that are saved no more. */
  readonly done: readonly string[];
  readonly failed: readonly FailedItem[];
}
