import sheet from "./stepper.css?inline";

/** The stepper's styles. */
export const stepperSheet: string = sheet;
