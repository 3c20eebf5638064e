import { defineText } from "@quire/core";

/** The texts of the controls (content-2.65). */
export const text = defineText("video-controls", {
  controls: "Video controls",
  play: "Play",
  pause: "Pause",
  again: "Play again",
  mute: "Mute",
  unmute: "Unmute",
  volume: "Volume",
  seek: "Position in the video",
  place: "{time} of {duration}",
  speed: "Speed",
  rate: "{rate}×",
  pictureInPicture: "Picture in picture",
  fullscreen: "Full screen",
  leaveFullscreen: "Exit full screen",
  waiting: "Loading…",
});
