import type { BaseErrorCode, QuireErrorOptions } from "./errors.js";
import { isQuireError, QuireError } from "./errors.js";
import { pageSingleton } from "./runtime.js";

/**
 * Tells the developer of an error that Quire has survived: one console line a distinct message, so
 * that a fault on a page with a hundred widgets is read once. What has been told already (a failed call, by the
 * client) is not told again.
 */
export function report(error: unknown): void {
  const seen = pageSingleton("reported", () => new Set<string>());
  const known = isQuireError(error);
  if (known && error.isReported) return;
  const line = known ? `[quire] ${error.code}: ${error.message}` : `[quire] ${String(error)}`;
  if (seen.has(line)) return;
  seen.add(line);
  const cause = known ? error.cause : error;
  if (cause === undefined) console.error(line);
  else console.error(line, cause);
}

/** `report` for the usual case: what, why, how to mend it. */
export function reportFault(code: BaseErrorCode, what: string, options?: QuireErrorOptions): void {
  report(new QuireError(code, what, options));
}
