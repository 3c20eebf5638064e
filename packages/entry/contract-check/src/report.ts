import builder from "junit-report-builder";

/** Result of one call. */
export interface CallReport {
  /** The call's name in the contract, such as `saveFolder`. */
  readonly call: string;
  /** Method and path, such as `POST /api/user/lists`. */
  readonly address: string;
  /** The rule of the specification that describes the call. */
  readonly spec: string;
  /** Deviations from the contract. Empty if the call conforms or was not tested. */
  readonly faults: readonly string[];
  /** Reason why the call was not tested, or only partly. */
  readonly untried?: string | undefined;
  /** Duration of all attempts together, in seconds. */
  readonly seconds: number;
}

export type Report = readonly CallReport[];

export const getOutcome = ({ faults, untried }: CallReport) =>
  faults.length > 0 ? "wrong" : untried === undefined ? "fits" : "untried";

/** Returns the seconds since a time of `performance.now()`, rounded to milliseconds. */
export const secondsSince = (started: number) => Math.round(performance.now() - started) / 1000;

/** Returns the report as JUnit XML for build servers, with a test case for each call. */
export function getJunit(report: Report): string {
  const made = builder.newBuilder();
  const suite = made.testSuite().name("Quire contract");
  for (const { call, address, spec, faults, untried, seconds } of report) {
    const test = suite.testCase().className(spec).name(`${call}: ${address}`).time(seconds);
    if (faults.length > 0) test.failure(faults.join("\n"));
    else if (untried !== undefined) test.skipped();
  }
  return made.build();
}
