export { keepInStep } from "./keep-in-step.js";
export { tendItems } from "./tend-items.js";
