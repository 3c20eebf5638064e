import { QuireError } from "@quire/core";
import { isRequestError, type RequestError } from "../client/index.js";

/** The codes of content-8.12, content-8.13 and content-8.14. The third one is for all other errors. */
export type RegionErrorCode = "HTTP_ERROR" | "HTTP_TIMEOUT" | "UNKNOWN_ERROR";

/** Error of a failed region lookup. */
export class RegionError extends QuireError<RegionErrorCode> {
  /** HTTP status of the answer, if there was one. */
  readonly status: number | undefined;

  constructor(code: RegionErrorCode, message: string, cause: unknown, status?: number) {
    super(code, message, { cause });
    this.name = "RegionError";
    this.status = status;
  }
}

/**
 * Converts any error (content-8.12). An error status, with or without a body, and a failed connection are `HTTP_ERROR`.
 * A timeout is `HTTP_TIMEOUT`. Every other error is 'Unknown error'.
 */
export function getRegionError(cause: unknown): RegionError {
  if (!isRequestError(cause)) return new RegionError("UNKNOWN_ERROR", "Unknown error", cause);
  switch (cause.code) {
    case "request/timeout":
      return new RegionError("HTTP_TIMEOUT", "The request for the region timed out.", cause);
    case "request/status":
    case "request/network":
    case "request/offline":
      return new RegionError(
        "HTTP_ERROR",
        `The request for the region failed: ${getReason(cause)}.`,
        cause,
        cause.status,
      );
    default:
      return new RegionError("UNKNOWN_ERROR", "Unknown error", cause);
  }
}

function getReason({ status }: RequestError): string {
  return status === undefined ? "there is no connection" : `status ${status}`;
}
