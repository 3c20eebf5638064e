export { AddressLines } from "./address-lines.js";
export { CheckingNote, focusOnMount } from "./checking-note.js";
export { LastOrder } from "./last-order.js";
export { CallProblem, Problem } from "./order-problem.js";

export { OrderStep } from "./order-step.js";
export { orderingSheet } from "./ordering-sheet.js";
export { SignInGate } from "./sign-in-gate.js";
export { useInert } from "./use-inert.js";
export { withSignInPrompt } from "./with-sign-in-prompt.js";
