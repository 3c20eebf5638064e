import { adoptStyles } from "@quire/core";
import { isSubscriber, sessionStore } from "@quire/services/session";
import { getWatchPermission, loadVideo, onSignedInToWatch, type Video } from "@quire/services/video";
import lockedSheet from "./locked.css?inline";
import { text } from "./text.js";

/** Tokens by video id, from windows of the site. */
export type ViewingRights = Map<string, string>;

interface Followed {
  readonly video: Video;
  readonly rights: ViewingRights;
  /** The player's element. `data-phase` has its state. */
  readonly stage: HTMLElement;
  readonly signal: AbortSignal;
  readonly start: () => void;
  /** Shows the poster in place of the current content. */
  readonly show: () => void;
  /** Sets the label of the poster's button; by default it plays. */
  readonly offer: (label: string) => void;
}

/**
 * Follows changes of the user. A video for subscribers stops at sign-out. The subscriber card disappears when a
 * subscriber signs in. A sign-in that started from this video plays it. For anybody else, the poster has a lock and an offer.
 */
export function followReader(followed: Followed): void {
  const { video, rights, stage, signal, start, show } = followed;
  showOffer(followed);
  const unsubscribe = sessionStore().subscribe((now, before) => {
    showOffer(followed);
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

/** Shows the lock and the offer before a press. A user who is still unknown sees neither. */
function showOffer({ video, rights, stage, offer }: Followed): void {
  const session = sessionStore().getState();
  const isLocked = session.status !== "unknown" && !isSubscriber(session) && !rights.has(video.id);
  const root = stage.getRootNode();
  if (isLocked && root instanceof ShadowRoot) adoptStyles(root, lockedSheet);
  stage.toggleAttribute("data-locked", isLocked);
  offer(isLocked ? text("subscribeToWatch") : "");
}

/** Loads the video with its sources, or returns undefined if the user may not watch it (content-6.11). */
export async function loadWatchable(
  id: string,
  rights: ViewingRights,
  signal: AbortSignal,
): Promise<Video | undefined> {
  // A page with an opaque origin has no cookies and cannot read responses. Its user stays unknown.
  const isOpaqueOrigin = window.origin === "null";
  const token = rights.get(id) ?? (isOpaqueOrigin ? undefined : await getWatchPermission(id, signal));
  const video = token ? await loadVideo(id, { signal, token }) : undefined;
  if (video?.sources.length) return video;
  rights.delete(id); // The token has expired.
  return undefined;
}
