import { jsonText, ownWindow, pageStorage, parseJson } from "@quire/core";
import * as v from "valibot";

/** Belongs to the reader: `forget-reader.ts` names it. */
const KEY = "quire:video-progress";

const ProgressSchema = v.object({
  version: v.literal(1),
  /** Seconds by video, the latest last. */
  places: v.array(v.tuple([v.string(), v.pipe(v.number(), v.minValue(0))])),
});

/** So many videos are remembered. */
const MOST = 50;
/** Seconds at both ends of a video that do not count as progress. */
const BEGUN = 3;
const LEFT = 3;

function places(): readonly [id: string, seconds: number][] {
  try {
    return v.parse(ProgressSchema, parseJson(pageStorage().get(KEY) ?? "")).places;
  } catch {
    return []; // There are none, or none of this version.
  }
}

/** Returns the reader's position in a video, in seconds. It is 0 if they have not begun or have finished. */
export function videoProgress(id: string): number {
  return places().find(([one]) => one === id)?.[1] ?? 0;
}

/** Calls each time that another tab may have changed it: it is watched there, or its reader has gone. */
export function followVideoProgress(changed: () => void, signal: AbortSignal): void {
  ownWindow.addEventListener("storage", changed, { signal });
}

/** Remembers where the reader is. @param duration in seconds; 0 where nobody knows */
export function keepVideoProgress(id: string, seconds: number, duration: number): void {
  const isUnderWay = seconds >= BEGUN && (duration === 0 || seconds < duration - LEFT);
  const before = places();
  const others = before.filter(([one]) => one !== id);
  if (!isUnderWay && others.length === before.length) return;
  const kept = isUnderWay ? [...others, [id, Math.floor(seconds)] as const].slice(-MOST) : others;
  pageStorage().set(KEY, jsonText({ version: 1, places: kept }));
}
