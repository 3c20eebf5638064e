export { checkBackend } from "./check-backend.js";
export { junitOf } from "./junit-report.js";
export { type CallReport, outcomeOf, type Report } from "./report.js";
export type { Target } from "./target.js";
export { summaryOf, textOf } from "./text-report.js";
