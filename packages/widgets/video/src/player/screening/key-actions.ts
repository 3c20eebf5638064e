import type { PlayerStore } from "./player-store.js";
import { RATES } from "./speed-choice.js";

type PlayerAction = (store: PlayerStore) => unknown;

const seekBy =
  (seconds: number): PlayerAction =>
  (store) =>
    store.seek(Math.min(Math.max(0, store.currentTime + seconds), store.duration));
const turnBy =
  (step: number): PlayerAction =>
  (store) =>
    store.setVolume(store.volume + step);
const rateBy =
  (step: number): PlayerAction =>
  (store) =>
    store.setPlaybackRate(RATES[RATES.indexOf(store.playbackRate) + step] ?? store.playbackRate);

const ACTIONS: Readonly<Record<string, PlayerAction>> = {
  " ": (store) => store.togglePaused(),
  k: (store) => store.togglePaused(),
  j: seekBy(-10),
  l: seekBy(10),
  ArrowLeft: seekBy(-5),
  ArrowRight: seekBy(5),
  ArrowUp: turnBy(0.1),
  ArrowDown: turnBy(-0.1),
  m: (store) => store.toggleMuted(),
  c: (store) => store.toggleSubtitles(),
  f: (store) => store.toggleFullscreen(),
  "<": rateBy(-1),
  ">": rateBy(1),
};

/** Key actions on the timeline. By its own keys, a range input without fixed steps moves too far. */
const STEPS: Readonly<Record<string, PlayerAction>> = {
  ArrowLeft: seekBy(-1),
  ArrowDown: seekBy(-1),
  ArrowRight: seekBy(1),
  ArrowUp: seekBy(1),
  PageDown: seekBy(-10),
  PageUp: seekBy(10),
  Home: seekBy(Number.NEGATIVE_INFINITY),
  End: seekBy(Number.POSITIVE_INFINITY),
};

/** Runs the action of a key, on the time line or elsewhere on the stage. */
export function actOnKey(store: PlayerStore, key: string, onLine: boolean): void {
  const act = (onLine ? STEPS[key] : undefined) ?? ACTIONS[key];
  void act?.(store);
}
