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
 * The state of a video and what can be done with it, by video.js 10: 7 KB where media-chrome has 33. The elements of
 * both write their looks and icons as HTML into pages, which a strict policy with Trusted Types forbids, and under names
 * that a host may have taken; so what is seen is our own, and what it stands on is theirs.
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
