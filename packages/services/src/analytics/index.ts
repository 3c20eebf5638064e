export { type ContentAction, trackContent } from "./track-content.js";
