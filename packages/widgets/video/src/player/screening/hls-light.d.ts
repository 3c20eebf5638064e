/** The smaller build has the same types, and does not say so. */
declare module "hls.js/light" {
  export { default } from "hls.js";
}
