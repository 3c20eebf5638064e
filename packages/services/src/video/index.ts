export { type LoadOptions, loadEntry, loadPlaylist, loadVideo, type Playlist } from "./load-video.js";
export { beginPlayback, endPlayback } from "./one-playback.js";
export { getWatchPermission } from "./right-to-watch.js";
export type { Video, VideoSource, VideoTrack } from "./video.js";
export { toVideoProblem, type VideoProblem } from "./video-problem.js";
export { followVideoProgress, getVideoProgress, keepVideoProgress } from "./video-progress.js";
export { onSignedInToWatch, signInToWatch } from "./watch-after-sign-in.js";
export { getPermissionByCode, getWatchCode, type WatchClaim } from "./watch-code.js";
