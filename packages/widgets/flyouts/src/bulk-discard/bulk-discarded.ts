import type { FailedItem } from "../bulk-report/failed-items.js";

/** `detail` of `quire-bulk-discarded`. */
export interface BulkDiscarded {
  /** Ids of the discarded items. */
  readonly done: readonly string[];
  readonly failed: readonly FailedItem[];
}
