import builder from "junit-report-builder";
import type { Report } from "./report.js";

/** Returns the report as JUnit XML for build servers, with a test case for each call. */
export function junitOf(report: Report): string {
  const made = builder.newBuilder();
  const suite = made.testSuite().name("Quire contract");
  for (const { call, address, spec, faults, untried, seconds } of report) {
    const test = suite.testCase().className(spec).name(`${call}: ${address}`).time(seconds);
    if (faults.length > 0) test.failure(faults.join("\n"));
    else if (untried !== undefined) test.skipped();
  }
  return made.build();
}
