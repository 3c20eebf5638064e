import { asComponent } from "@quire/element";
import { videoAccess } from "./access/element.js";
import { videoEmbed } from "./embed/element.js";
import { videoPlayer } from "./player/element.js";

export type { VideoAccessProps } from "./access/element.js";
export type { VideoEmbedProps } from "./embed/element.js";
export type { VideoPlayerProps } from "./player/element.js";
export type { Playback } from "./player/player-options.js";

/** `<quire-video-access>` for React. */
export const VideoAccess = /* @__PURE__ */ asComponent(videoAccess);

/** `<quire-video-embed>` for React. */
export const VideoEmbed = /* @__PURE__ */ asComponent(videoEmbed);

/** `<quire-video-player>` for React. */
export const VideoPlayer = /* @__PURE__ */ asComponent(videoPlayer);
