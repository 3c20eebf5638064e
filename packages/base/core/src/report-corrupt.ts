import { reportFault } from "./report.js";

/**
 * Reports that invalid data was removed from the browser's storage.
 * @param what name of the data, such as `stored "cart"`
 */
export function reportCorrupt(what: string, cause: unknown, options?: { fix: string }): void {
  const why = "It is not of the expected shape and was removed.";
  reportFault("storage/corrupt", `The ${what} cannot be read.`, { why, cause, ...options });
}
