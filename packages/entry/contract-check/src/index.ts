export { checkBackend } from "./check-backend.js";
export { type CallReport, junitOf, outcomeOf, type Report } from "./report.js";
export type { Target } from "./target.js";
export { summaryOf, textOf } from "./text-report.js";
