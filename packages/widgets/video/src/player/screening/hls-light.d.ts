/** The light build has the same types as the full one, but no declarations. */
declare module "hls.js/light" {
  export { default } from "hls.js";
}
