import { pageSingleton } from "../page/runtime.js";
import type { BaseErrorCode, QuireErrorOptions } from "./errors.js";
import { isQuireError, QuireError } from "./errors.js";

/** Receives each reported error. An error of Quire has a stable `code`. */
export type ErrorListener = (error: Error & { readonly code?: string }) => void;

const getListenerSlot = () =>
  pageSingleton("error-listener", (): { listener?: ErrorListener | undefined } => ({}));

/** Sets the function that receives every reported error, or removes it. */
export function setErrorListener(listener: ErrorListener | undefined): void {
  getListenerSlot().listener = listener;
}

/** A fault of the listener must not stop the code that reports. */
function notify(error: unknown): void {
  try {
    getListenerSlot().listener?.(error instanceof Error ? error : new Error(String(error)));
  } catch (fault) {
    console.error("[quire] onError:", fault);
  }
}

/**
 * Reports a handled error to the developer. Each distinct message is logged once a page, so that many widgets with one
 * fault log one line. Errors that were reported already (failed calls, by the client) are ignored. The listener receives
 * repeated errors too. The last part of a line is the address of the code in the documentation.
 * @param isLogged false when another message has named the fault
 */
export function report(error: unknown, isLogged = true): void {
  const reported = pageSingleton("reported", () => new Set<string>());
  const known = isQuireError(error);
  if (known && error.isReported) return;
  notify(error);
  const line = known ? `[quire] ${error.code}: ${error.message}` : `[quire] ${String(error)}`;
  if (!isLogged || reported.has(line)) return;
  reported.add(line);
  const cause = known ? error.cause : error;
  const details = cause === undefined ? [] : [cause];
  console.error(line, ...details, ...(known ? [getErrorAddress(error.code)] : []));
}

/** Returns the address of an error code in the documentation. */
export const getErrorAddress = (code: string): string =>
  `https://quire-widgets.github.io/quire/errors#${code}`;

/** Reports a QuireError with its problem, cause and fix. */
export function reportFault(code: BaseErrorCode, what: string, options?: QuireErrorOptions): void {
  report(new QuireError(code, what, options));
}
