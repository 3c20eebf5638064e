import { type CallReport, outcomeOf, type Report } from "./report.js";

const MARKS = { fits: "✓", wrong: "✗", untried: "–" } as const;

/** A line a call, and below it what is wrong. */
export function textOf(one: CallReport): string {
  const { call, address, spec, faults, untried } = one;
  const more = [...faults, ...(untried === undefined ? [] : [`not tried: ${untried}`])];
  return [
    `${MARKS[outcomeOf(one)]} ${call.padEnd(24)} ${address}  (${spec})`,
    ...more.map((line) => `    ${line}`),
  ].join("\n");
}

/** As `61 calls fit, 2 do not, 17 were not tried.` */
export function summaryOf(report: Report): string {
  const count = (wanted: string) => report.filter((one) => outcomeOf(one) === wanted).length;
  return `${count("fits")} calls fit, ${count("wrong")} do not, ${count("untried")} were not tried.`;
}
