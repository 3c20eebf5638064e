export { bindToSession } from "./bind-to-session.js";
export { enhanceMenuItems } from "./enhance-menu-items.js";
