export { glideTo, SMOOTH_SCROLL } from "./glide-to.js";
export { printPage, printWhenAsked } from "./print-page.js";
