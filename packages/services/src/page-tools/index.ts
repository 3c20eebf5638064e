export { glideTo, SMOOTH_SCROLL_MS } from "./glide-to.js";
export { printPage, printWhenAsked } from "./print-page.js";
