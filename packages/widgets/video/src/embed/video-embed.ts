import { asComponent } from "@quire/element";
import { videoEmbed } from "./element.js";

export type { VideoEmbedProps } from "./element.js";

/** `<quire-video-embed>` for React. */
export const VideoEmbed = asComponent(videoEmbed);
