import styles from "./tracks.css?inline";

export { captionsControl } from "./captions-control.js";
export { chapterChoice } from "./chapter-choice.js";
export { addTracks } from "./track-elements.js";

/** The styles of captions. */
export const sheet: string = styles;
