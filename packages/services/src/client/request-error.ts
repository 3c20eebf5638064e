import { isQuireError, QuireError, type QuireErrorOptions } from "@quire/core";

/** Returns true for the statuses that ask the client to retry later. */
export const isBusy = (status: number): boolean => [408, 425, 429].includes(status);

/**
 * Codes of failed calls: timeout, failed connection, offline, aborted by the caller, error status, answer outside of the
 * contract, and body outside of the contract.
 */
export type RequestErrorCode =
  | "request/timeout"
  | "request/network"
  | "request/offline"
  | "request/aborted"
  | "request/status"
  | "request/answer"
  | "request/body";

export interface RequestErrorOptions extends QuireErrorOptions {
  readonly status?: number | undefined;
  readonly isMisplaced?: boolean;
  readonly failure?: unknown;
  readonly retryAfter?: number | undefined;
}

/** The error of all failed calls. The client reports failures outside of the contract to the developer. */
export class RequestError extends QuireError<RequestErrorCode> {
  /** HTTP status of the answer, if there was one. */
  readonly status: number | undefined;
  /**
   * True if no server of the contract has answered: an HTML page arrived, an undeclared 404 or 405, or the
   * server treats the page as another site.
   */
  readonly isMisplaced: boolean;
  /** The body of an error answer, parsed by the endpoint's schema for its status. */
  readonly failure: unknown;
  /** Seconds that the server asks to wait. */
  readonly retryAfter: number | undefined;

  constructor(code: RequestErrorCode, what: string, options: RequestErrorOptions = {}) {
    super(code, what, options);
    this.name = "RequestError";
    this.status = options.status;
    this.isMisplaced = options.isMisplaced ?? false;
    this.failure = options.failure;
    this.retryAfter = options.retryAfter;
  }
}

/** Returns true for a RequestError of any copy of this package on the page. */
export function isRequestError(value: unknown): value is RequestError {
  return isQuireError(value) && value.code.startsWith("request/");
}

/**
 * Returns true if the server refused the request in a response of the contract, or with the status 401. Other errors
 * leave the outcome open: a lost response, a status of 500 and above, a busy server, a page of a proxy.
 */
export function isRefusal({ status = 0, failure }: RequestError): boolean {
  if (status < 400 || status >= 500 || isBusy(status)) return false;
  return status === 401 || failure !== undefined;
}
