import { isSubscriber, sessionStore } from "@quire/services/session";
import { loadVideo, onSignedInToWatch, rightToWatch, type Video } from "@quire/services/video";

/** By video, what a window of the site has let the reader watch. */
export type Rights = Map<string, string>;

interface Followed {
  readonly video: Video;
  readonly rights: Rights;
  /** The element that shows it; its phase gives the state. */
  readonly stage: HTMLElement;
  readonly signal: AbortSignal;
  readonly start: () => void;
  /** The poster, in place of whatever is there. */
  readonly show: () => void;
}

/**
 * What subscribers alone may see goes with the reader; a card for them goes when another one reads: they may be one. Who
 * signs in to watch it watches it.
 */
export function followReader({ video, rights, stage, signal, start, show }: Followed): void {
  const unsubscribe = sessionStore().subscribe((now, before) => {
    const { phase = "" } = stage.dataset;
    const hasLeft = before.status === "known" && now.status === "anonymous";
    if (hasLeft && ["starting", "playing"].includes(phase)) {
      rights.clear();
      show();
    } else if (phase === "problem" && isSubscriber(sessionStore().getState())) show();
  });
  const forget = onSignedInToWatch(video.id, start);
  const end = () => {
    unsubscribe();
    forget();
  };
  signal.addEventListener("abort", end, { once: true });
}

/** The video with what may be watched of it; `undefined` where the reader may not (content-6.11). */
export async function watchable(id: string, rights: Rights, signal: AbortSignal): Promise<Video | undefined> {
  // A page without an origin has no cookie, and may read no answer: nobody can say more of who reads there.
  const isNobody = window.origin === "null";
  const token = rights.get(id) ?? (isNobody ? undefined : await rightToWatch(id, signal));
  const video = token ? await loadVideo(id, { signal, token }) : undefined;
  if (video?.sources.length) return video;
  rights.delete(id); // It was over.
  return undefined;
}
