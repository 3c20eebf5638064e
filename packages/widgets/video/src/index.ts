export { VideoAccess, type VideoAccessProps } from "./access/video-access.js";
export { VideoEmbed, type VideoEmbedProps } from "./embed/video-embed.js";
export type { Playback } from "./player/player-options.js";
export { VideoPlayer, type VideoPlayerProps } from "./player/video-player.js";
