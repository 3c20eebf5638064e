export { FIRST_YEAR, getIssueCode, getIssueHref, LAST_YEAR } from "./issue-code.js";
export { getLoadIssues, type Issue, loadIssue } from "./load-issues.js";
