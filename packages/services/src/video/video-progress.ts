import { awaitsConsent, jsonText, ownWindow, pageStorage, parseJson } from "@quire/core";
import * as v from "valibot";

/** Storage key. The data belongs to the user, so that `forget-reader.ts` removes it. */
const KEY = "quire:video-progress";

const ProgressSchema = v.object({
  version: v.literal(1),
  /** Seconds by video, the latest video last. */
  places: v.array(v.tuple([v.string(), v.pipe(v.number(), v.minValue(0))])),
});

/** Maximum number of stored positions. */
const MAX_COUNT = 50;
/** Seconds at both ends of a video that do not count as progress. */
const MIN_SECONDS_WATCHED = 3;
const MIN_SECONDS_LEFT = 3;

function readPlaces(): readonly [id: string, seconds: number][] {
  try {
    return v.parse(ProgressSchema, parseJson(pageStorage().get(KEY) ?? "")).places;
  } catch {
    return []; // The positions are missing or of another version.
  }
}

/** Returns the position in a video in seconds, or 0 if the user has not started or has finished it. */
export function getVideoProgress(id: string): number {
  return readPlaces().find(([one]) => one === id)?.[1] ?? 0;
}

/** Calls `changed` when another tab may have changed the positions. */
export function followVideoProgress(changed: () => void, signal: AbortSignal): void {
  ownWindow.addEventListener("storage", changed, { signal });
}

/** Stores the position in a video, unless the page waits for consent. @param duration length in seconds, or 0 if unknown */
export function keepVideoProgress(id: string, seconds: number, duration: number): void {
  if (awaitsConsent()) return;
  const isPartlyWatched =
    seconds >= MIN_SECONDS_WATCHED && (duration === 0 || seconds < duration - MIN_SECONDS_LEFT);
  const before = readPlaces();
  const others = before.filter(([one]) => one !== id);
  if (!isPartlyWatched && others.length === before.length) return;
  const newPlaces = isPartlyWatched
    ? [...others, [id, Math.floor(seconds)] as const].slice(-MAX_COUNT)
    : others;
  pageStorage().set(KEY, jsonText({ version: 1, places: newPlaces }));
}
