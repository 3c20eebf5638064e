import { isQuireError } from "@quire/core";
import { isRequestError } from "../client/index.js";

/**
 * Why a video does not play: it is not there any more; not for this country; its time is over; for subscribers;
 * there is no connection; nobody answers; the file broke off; the browser cannot play it; no service is configured.
 */
export type VideoProblem =
  | "gone"
  | "region"
  | "expired"
  | "subscribers"
  | "offline"
  | "down"
  | "broken"
  | "unplayable"
  | "misconfigured";

/** By the service's own code, which says more than the status. */
const BY_CODE: Readonly<Record<string, VideoProblem>> = {
  CLIENT_GEO: "region",
  VIDEO_NOT_PLAYABLE: "expired",
  VIDEO_NOT_FOUND: "gone",
  PLAYLIST_NOT_FOUND: "gone",
  TOKEN_REQUIRED: "subscribers",
};

/** Returns the problem of the video that a failed call means. */
export function videoProblem(error: unknown): VideoProblem {
  if (!isRequestError(error)) return isQuireError(error) ? "misconfigured" : "down";
  if (error.code === "request/offline") return "offline";
  return codesOf(error.failure).map((code) => BY_CODE[code])[0] ?? (error.status === 404 ? "gone" : "down");
}

/** A failure as the contract has parsed it; its finer code goes first. */
function codesOf(failure: unknown): string[] {
  if (!Array.isArray(failure)) return [];
  return failure
    .flatMap(({ error_code, error_subcode }) => [error_subcode, error_code])
    .filter((code) => Object.hasOwn(BY_CODE, code));
}
