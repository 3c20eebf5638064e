import { makeElement } from "@quire/element";
import type { Video } from "@quire/services/video";

/** Makes the video element. Its source is set later. */
export function mediaElement({ poster }: Video): HTMLVideoElement {
  return makeElement("video", {
    part: "video",
    playsinline: "",
    preload: "auto",
    // Captions of another origin load only with this attribute.
    crossorigin: "anonymous",
    ...(poster && { poster }),
  });
}
