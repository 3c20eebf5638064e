import styles from "./tracks.css?inline";

export { captionsControl } from "./captions-control.js";
export { chapterChoice } from "./chapter-choice.js";
export { addTracks } from "./track-elements.js";

/** What captions look like. */
export const sheet: string = styles;
