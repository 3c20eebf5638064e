import { makeElement } from "@quire/element";
import type { Video, VideoTrack } from "@quire/services/video";

/**
 * The line of captions in Firefox, counted from the bottom. Firefox has no pseudo-element for their box, which the
 * style sheet moves in other browsers.
 */
const LINE = -4;
const isFirefox = () => CSS.supports("-moz-appearance", "none");

/** Adds the captions and chapters of a video. */
export function addTracks(media: HTMLVideoElement, { tracks }: Video): void {
  media.append(...tracks.map(trackElement));
  for (const track of media.textTracks) if (track.kind === "chapters") track.mode = "hidden";
}

function trackElement(track: VideoTrack): HTMLTrackElement {
  const { src, kind, language, label } = track;
  const element = makeElement("track", { src, kind, srclang: language, label });
  // A track that failed to load is switched off, and loads again at the next click.
  element.addEventListener("error", () => {
    element.track.mode = "disabled";
    element.replaceWith(trackElement(track));
  });
  if (kind !== "chapters" && isFirefox()) element.addEventListener("load", () => raiseCues(element.track));
  return element;
}

function raiseCues({ cues }: TextTrack): void {
  for (const cue of cues ?? []) if (cue instanceof VTTCue && cue.line === "auto") cue.line = LINE;
}
