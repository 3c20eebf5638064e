import { send } from "@quire/core/bridge";
import { getWatchCode } from "@quire/services/video";

interface HandOver {
  readonly videoId: string;
  readonly challenge: string;
  readonly signal: AbortSignal;
}

/**
 * Requests a watch code and sends it to the opener of this window, only if that shows a page of this site.
 * @returns false if the user may not watch the video
 * @throws RequestError when the call fails
 */
export async function sendWatchCode(
  opener: Window,
  { videoId, challenge, signal }: HandOver,
): Promise<boolean> {
  const code = await getWatchCode(videoId, challenge, signal);
  if (code && !signal.aborted) send(opener, location.origin, { type: "watch-code", challenge, code });
  return code !== undefined;
}
