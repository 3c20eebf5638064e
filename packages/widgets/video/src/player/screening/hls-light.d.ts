/** The light build has the same types, but does not declare them. */
declare module "hls.js/light" {
  export { default } from "hls.js";
}
