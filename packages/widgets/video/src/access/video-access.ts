import { asComponent } from "@quire/element";
import { videoAccess } from "./element.js";

export type { VideoAccessProps } from "./element.js";

/** `<quire-video-access>` for React. */
export const VideoAccess = asComponent(videoAccess);
