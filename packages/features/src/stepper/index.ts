export {
  type Bounded,
  createStepper,
  type Stepper,
  type StepperOptions,
  type StepperValues,
} from "./create-stepper.js";
export { stepperSheet } from "./stepper-sheet.js";
