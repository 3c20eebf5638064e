import { call } from "../client/index.js";
import { exchangeWatchCode, issueWatchCode } from "../contract/index.js";
import { undefinedIfRefused } from "./right-to-watch.js";

/** A code that only the player's frame knows (content-6.16). */
export interface WatchClaim {
  readonly code: string;
  readonly verifier: string;
}

/**
 * Returns a code for a frame's challenge, or undefined if the user may not watch the video. For a window of the site.
 * @throws RequestError when the call fails
 */
export async function getWatchCode(
  id: string,
  challenge: string,
  signal?: AbortSignal,
): Promise<string | undefined> {
  return (await undefinedIfRefused(call(issueWatchCode, { params: { id }, body: { challenge }, signal })))
    ?.code;
}

/**
 * Exchanges a code for a token, or returns undefined if the code has expired. For a frame on another site.
 * @throws RequestError when the call fails
 */
export async function getPermissionByCode(
  id: string,
  claim: WatchClaim,
  signal?: AbortSignal,
): Promise<string | undefined> {
  return (await undefinedIfRefused(call(exchangeWatchCode, { params: { id }, body: claim, signal })))?.token;
}
