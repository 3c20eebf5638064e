import { isQuireError, QuireError, type QuireErrorOptions } from "@quire/core";

/**
 * Why a call failed: it took too long; the connection failed, or there is none; whoever asked has gone;
 * the server answered with an error status, or with something that does not fit the contract; or what
 * was to be sent does not fit it.
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

/** The one error that a call rejects with. The client tells the developer of what the contract does not know. */
export class RequestError extends QuireError<RequestErrorCode> {
  /** The answer's HTTP status, where there was an answer. */
  readonly status: number | undefined;
  /** True if no server of the contract has answered: a page came, a 404 or 405 that the
   * endpoint does not declare, or the server treats the page as another site. */
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

/** Tells a RequestError of any copy of this package on the page. */
export function isRequestError(value: unknown): value is RequestError {
  return isQuireError(value) && value.code.startsWith("request/");
}
