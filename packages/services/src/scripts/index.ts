export { loadScript, whenAborted } from "./load-script.js";
export { trustedScriptUrl } from "./trusted-script-url.js";
