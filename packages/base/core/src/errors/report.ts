import { pageSingleton } from "../page/runtime.js";
import type { BaseErrorCode, QuireErrorOptions } from "./errors.js";
import { isQuireError, QuireError } from "./errors.js";

/**
 * Reports a handled error to the developer. Each distinct message is logged once a page, so that many widgets with one
 * fault log one line. Errors that were reported already (failed calls, by the client) are ignored.
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

/** Reports a QuireError with its problem, cause and fix. */
export function reportFault(code: BaseErrorCode, what: string, options?: QuireErrorOptions): void {
  report(new QuireError(code, what, options));
}
