export { loadScript } from "./load-script.js";
export { trustedScriptUrl } from "./trusted-script-url.js";
export { whenAborted } from "./when-aborted.js";
