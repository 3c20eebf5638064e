import { at } from "../workspace.mjs";

const FOLDER = at("packages/services");

/**
 * Replaces ky with the small sender, for pages. There 4 KB matter for every visit, and old libraries replace
 * `Request`, which ky needs. It works in Rollup, on the output of the npm build, and with `source` in Vite.
 * @param {{ source?: boolean }} options
 */
export function smallSender({ source = false } = {}) {
  const file = `${FOLDER}/${source ? "src" : ".modules"}/client/send.${source ? "ts" : "js"}`;
  return {
    name: "quire-small-sender",
    enforce: "pre",
    load: (id) => (id === file ? 'export { sendSmall as send } from "./send-small.js";' : null),
  };
}
