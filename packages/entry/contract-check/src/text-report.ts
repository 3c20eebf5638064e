import { type CallReport, getOutcome, type Report } from "./report.js";

const MARKS = { fits: "✓", wrong: "✗", untried: "–" } as const;

/** Returns a line for a call, followed by its faults. */
export function getText(one: CallReport): string {
  const { call, address, spec, faults, untried } = one;
  const more = [...faults, ...(untried === undefined ? [] : [`not tried: ${untried}`])];
  return [
    `${MARKS[getOutcome(one)]} ${call.padEnd(24)} ${address}  (${spec})`,
    ...more.map((line) => `    ${line}`),
  ].join("\n");
}

/** Returns a summary such as `Calls: 61 fit, 2 wrong, 17 not tried.` */
export function getSummary(report: Report): string {
  const count = (outcome: string) => report.filter((one) => getOutcome(one) === outcome).length;
  return `Calls: ${count("fits")} fit, ${count("wrong")} wrong, ${count("untried")} not tried.`;
}
