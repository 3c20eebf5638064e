import { isSubscriber, sessionStore } from "@quire/services/session";
import { getWatchPermission, loadVideo, onSignedInToWatch, type Video } from "@quire/services/video";

/** Tokens by video id, from windows of the site. */
export type Rights = Map<string, string>;

interface Followed {
  readonly video: Video;
  readonly rights: Rights;
  /** The player's element. `data-phase` has its state. */
  readonly stage: HTMLElement;
  readonly signal: AbortSignal;
  readonly start: () => void;
  /** Shows the poster in place of the current content. */
  readonly show: () => void;
}

/**
 * Follows changes of the user. A video for subscribers stops at sign-out. The subscriber card disappears when a
 * subscriber signs in. A sign-in that started from this video plays it.
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

/** Loads the video with its sources, or returns undefined if the user may not watch it (content-6.11). */
export async function watchable(id: string, rights: Rights, signal: AbortSignal): Promise<Video | undefined> {
  // A page with an opaque origin has no cookies and cannot read responses. Its user stays unknown.
  const isNobody = window.origin === "null";
  const token = rights.get(id) ?? (isNobody ? undefined : await getWatchPermission(id, signal));
  const video = token ? await loadVideo(id, { signal, token }) : undefined;
  if (video?.sources.length) return video;
  rights.delete(id); // The token has expired.
  return undefined;
}
