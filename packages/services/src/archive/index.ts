export { FIRST_YEAR, issueCodeOf, issueHref, LAST_YEAR } from "./issue-code.js";
export { type Issue, loadIssue, loadIssuesOf } from "./load-issues.js";
