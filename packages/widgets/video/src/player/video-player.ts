import { asComponent } from "@quire/element";
import { videoPlayer } from "./element.js";

export type { VideoPlayerProps } from "./element.js";

/** `<quire-video-player>` for React. */
export const VideoPlayer = asComponent(videoPlayer);
