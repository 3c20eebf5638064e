import {
  bufferFeature,
  controlsFeature,
  fullscreenFeature,
  type PlayerTarget,
  playbackFeature,
  playbackRateFeature,
  textTrackFeature,
  timeFeature,
  volumeFeature,
} from "@videojs/core/dom";
import { combine, createStore } from "@videojs/store";

/**
 * Creates the store of a video's state and actions, by video.js 10 (7 KB; media-chrome has 33 KB). Quire has its own
 * controls. The elements of both libraries insert styles and icons as HTML, which Trusted Types forbid, and register
 * element names that a page may already use.
 */
export const createPlayerStore = () =>
  createStore<PlayerTarget>()(
    combine(
      playbackFeature,
      timeFeature,
      volumeFeature,
      bufferFeature,
      fullscreenFeature,
      textTrackFeature,
      playbackRateFeature,
      controlsFeature,
    ),
  );

export type PlayerStore = ReturnType<typeof createPlayerStore>;
