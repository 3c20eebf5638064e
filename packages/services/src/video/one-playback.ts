import { pageSingleton } from "@quire/core";

const current = () =>
  pageSingleton("video-playing", () => ({ pause: undefined as (() => void) | undefined }));

/** One video plays at a time on a page: whichever plays pauses the one before. */
export function beginPlayback(pause: () => void): void {
  const playing = current();
  if (playing.pause === pause) return;
  playing.pause?.();
  playing.pause = pause;
}

/** It has gone, and need not be paused. */
export function endPlayback(pause: () => void): void {
  const playing = current();
  if (playing.pause === pause) playing.pause = undefined;
}
