import { call } from "../client/index.js";
import { exchangeWatchCode, issueWatchCode } from "../contract/index.js";
import { unlessRefused } from "./right-to-watch.js";

/** Code that only the player's frame has (content-6.16). */
export interface WatchClaim {
  readonly code: string;
  readonly verifier: string;
}

/**
 * In a window of the site's own: a code for the frame whose challenge this is; `undefined` where this reader may not
 * watch the video.
 * @throws RequestError where nobody can say
 */
export async function codeToWatch(
  id: string,
  challenge: string,
  signal?: AbortSignal,
): Promise<string | undefined> {
  return (await unlessRefused(call(issueWatchCode, { params: { id }, body: { challenge }, signal })))?.code;
}

/**
 * In the frame: the right to watch that the code stands for; `undefined` where it holds no longer.
 * @throws RequestError where nobody can say
 */
export async function rightByCode(
  id: string,
  claim: WatchClaim,
  signal?: AbortSignal,
): Promise<string | undefined> {
  return (await unlessRefused(call(exchangeWatchCode, { params: { id }, body: claim, signal })))?.token;
}
