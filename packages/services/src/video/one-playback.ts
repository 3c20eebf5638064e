import { pageSingleton } from "@quire/core";

const current = () =>
  pageSingleton("video-playing", () => ({ pause: undefined as (() => void) | undefined }));

/** Pauses the video that plays, so that only one plays at a time on a page. */
export function beginPlayback(pause: () => void): void {
  const playing = current();
  if (playing.pause === pause) return;
  playing.pause?.();
  playing.pause = pause;
}

/** Forgets a video that was removed from the page. */
export function endPlayback(pause: () => void): void {
  const playing = current();
  if (playing.pause === pause) playing.pause = undefined;
}
