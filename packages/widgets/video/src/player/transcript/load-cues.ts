import { makeElement } from "@quire/element";
import type { VideoTrack } from "@quire/services/video";

/** Something that is said, and when; seconds. */
export interface SpokenLine {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/**
 * What is said, read by the browser's own reader of WebVTT, beside the video and before it plays.
 * @throws Error where the file cannot be had
 */
export function loadCues({ src, kind, language }: VideoTrack): Promise<readonly SpokenLine[]> {
  const element = makeElement("track", { src, kind, srclang: language });
  // Only a video reads a track; nobody sees this one.
  makeElement("video", { crossorigin: "anonymous" }, element);
  return new Promise((resolve, reject) => {
    element.addEventListener("load", () => resolve(linesOf(element.track)));
    element.addEventListener("error", () => reject(new Error(`The captions at ${src} could not be read.`)));
    element.track.mode = "hidden";
  });
}

function linesOf({ cues }: TextTrack): readonly SpokenLine[] {
  return [...(cues ?? [])].flatMap((cue) =>
    cue instanceof VTTCue
      ? [{ start: cue.startTime, end: cue.endTime, words: cue.getCueAsHTML().textContent?.trim() ?? "" }]
      : [],
  );
}
