export { keepInStep } from "./keep-in-step.js";
export { showReady } from "./show-ready.js";
export { tendItems } from "./tend-items.js";
