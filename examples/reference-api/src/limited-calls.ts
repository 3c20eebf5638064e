import {
  autoSuggest,
  type Endpoint,
  searchStream,
  searchWithFilters,
  shortenUrl,
} from "@quire/services/contract";
import { endpoints } from "@quire/services/contract/table";

/** Reads that take from a limit (`limits.ts`). */
const limitedReads: readonly Endpoint[] = [autoSuggest, searchWithFilters, searchStream, shortenUrl];

/** The calls that take from a limit: every write, and some reads. The OpenAPI document names 429 for each. */
export const limitedCalls: readonly Endpoint[] = endpoints.filter(
  (row) => !["GET", "HEAD"].includes(row.method) || limitedReads.includes(row),
);
