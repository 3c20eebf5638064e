import { makeElement } from "@quire/element";
import type { VideoTrack } from "@quire/services/video";

/** One spoken line. Times are in seconds. */
export interface SpokenLine {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/** Milliseconds after which a file counts as failed. Browsers have no timeout. */
const FILE_TIMEOUT_MS = 20_000;

/**
 * Loads the transcript with the browser's WebVTT parser, separately from the video and before it plays.
 * @throws Error if the file fails to load or is empty
 */
export function loadCues({ src, kind, language }: VideoTrack): Promise<readonly SpokenLine[]> {
  const element = makeElement("track", { src, kind, srclang: language });
  // Only a video element loads tracks. This one stays off the page.
  makeElement("video", { crossorigin: "anonymous" }, element);
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`The captions at ${src} could not be read.`));
    element.addEventListener("load", () => {
      const lines = getLines(element.track);
      if (lines.length > 0) resolve(lines);
      else fail();
    });
    element.addEventListener("error", fail);
    setTimeout(fail, FILE_TIMEOUT_MS);
    element.track.mode = "hidden";
  });
}

function getLines({ cues }: TextTrack): readonly SpokenLine[] {
  return [...(cues ?? [])].flatMap((cue) =>
    cue instanceof VTTCue
      ? [{ start: cue.startTime, end: cue.endTime, words: cue.getCueAsHTML().textContent?.trim() ?? "" }]
      : [],
  );
}
