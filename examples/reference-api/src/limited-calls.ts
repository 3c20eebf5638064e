import {
  accountData,
  autoSuggest,
  type Endpoint,
  searchStream,
  searchWithFilters,
  shortenUrl,
} from "@quire/services/contract";
import { endpoints } from "@quire/services/contract/table";

/** Reads that count against a limit (`limits.ts`). */
const limitedReads: readonly Endpoint[] = [
  accountData,
  autoSuggest,
  searchWithFilters,
  searchStream,
  shortenUrl,
];

/** Calls that count against a limit: every write, and some reads. The OpenAPI document lists 429 for each. */
export const limitedCalls: readonly Endpoint[] = endpoints.filter(
  (row) => !["GET", "HEAD"].includes(row.method) || limitedReads.includes(row),
);
