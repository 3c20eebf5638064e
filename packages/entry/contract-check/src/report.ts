/** Result of one call. */
export interface CallReport {
  /** The call's name in the contract, such as `saveFolder`. */
  readonly call: string;
  /** As `POST /api/user/lists`. */
  readonly address: string;
  /** The rule of the specification that has the call. */
  readonly spec: string;
  /** Deviations from the contract. It is empty when the call fits or was not tried. */
  readonly faults: readonly string[];
  /** Why it was not tried, or not all of it. */
  readonly untried?: string | undefined;
  /** Seconds that it took, all its tries together. */
  readonly seconds: number;
}

export type Report = readonly CallReport[];

export const outcomeOf = ({ faults, untried }: CallReport) =>
  faults.length > 0 ? "wrong" : untried === undefined ? "fits" : "untried";

/** From a time of `performance.now()` on, to the millisecond. */
export const secondsSince = (started: number) => Math.round(performance.now() - started) / 1000;
