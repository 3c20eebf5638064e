export { Stepper } from "./stepper.js";
export { stepperSheet } from "./stepper-sheet.js";
