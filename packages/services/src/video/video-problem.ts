import { isQuireError } from "@quire/core";
import { isRequestError } from "../client/index.js";

/**
 * Reason why a video does not play: removed, not for this country, expired, for subscribers, offline, service
 * unreachable, broken file, unsupported by the browser, or no configured service.
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

/** Problems by the service's error code, which is more exact than the status. */
const BY_CODE: Readonly<Record<string, VideoProblem>> = {
  CLIENT_GEO: "region",
  VIDEO_NOT_PLAYABLE: "expired",
  VIDEO_NOT_FOUND: "gone",
  PLAYLIST_NOT_FOUND: "gone",
  TOKEN_REQUIRED: "subscribers",
};

/** Returns the video problem of a failed call. */
export function toVideoProblem(error: unknown): VideoProblem {
  if (!isRequestError(error)) return isQuireError(error) ? "misconfigured" : "down";
  if (error.code === "request/offline") return "offline";
  return getCodes(error.failure).map((code) => BY_CODE[code])[0] ?? (error.status === 404 ? "gone" : "down");
}

/** Returns the known codes of a parsed failure, the more specific ones first. */
function getCodes(failure: unknown): string[] {
  if (!Array.isArray(failure)) return [];
  return failure
    .flatMap(({ error_code, error_subcode }) => [error_subcode, error_code])
    .filter((code) => Object.hasOwn(BY_CODE, code));
}
