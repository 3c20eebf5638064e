import { send } from "@quire/core/bridge";
import { codeToWatch } from "@quire/services/video";

interface HandOver {
  readonly videoId: string;
  readonly challenge: string;
  readonly signal: AbortSignal;
}

/**
 * Gets a code and hands it to whoever has opened this window, while that shows a page of this very site: a frame that
 * shows another one by now hears nothing.
 * @returns `false` where this reader may not watch the video
 * @throws RequestError where nobody can say
 */
export async function handOver(opener: Window, { videoId, challenge, signal }: HandOver): Promise<boolean> {
  const code = await codeToWatch(videoId, challenge, signal);
  if (code && !signal.aborted) send(opener, location.origin, { type: "watch-code", challenge, code });
  return code !== undefined;
}
