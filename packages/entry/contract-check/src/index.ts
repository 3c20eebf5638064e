export { checkBackend } from "./check-backend.js";
export { type CallReport, getJunit, getOutcome, type Report } from "./report.js";
export type { Target } from "./target.js";
export { getSummary, getText } from "./text-report.js";
