import { reportFault } from "./report.js";

/**
 * Tells the developer that something kept in this browser could not be read, and that it was removed.
 * @param what as `stored "cart"`
 */
export function reportCorrupt(what: string, cause: unknown, options?: { fix: string }): void {
  const why = "It is not of the expected shape and was removed.";
  reportFault("storage/corrupt", `The ${what} cannot be read.`, { why, cause, ...options });
}
