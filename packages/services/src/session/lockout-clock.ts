/** A stored lockout. */
export interface Lockout {
  /** Its end by the wall clock, in milliseconds since 1970. */
  readonly until: number;
  /** Total duration in milliseconds. The remaining time is never longer. */
  readonly duration: number;
  /** `hashAccount` of its account, or undefined if the account is unknown. */
  readonly account?: number | undefined;
}

/**
 * Largest difference in milliseconds that rounding and busy pages can cause. A larger one means that the
 * clock was set.
 */
const TOLERANCE = 2000;

/**
 * Measures the remaining time of a lockout by two clocks: the wall clock, which tabs share, and the page's
 * own.
 */
export interface LockoutClock {
  /** Milliseconds left, 0 when it is over. */
  getRemainingTime(): number;
  /** Returns the lockout with a corrected end if the wall clock was set back, or undefined. */
  getCorrected(): Lockout | undefined;
}

/**
 * Counts a lockout down. Setting the wall clock back does not lengthen it, because the page's own clock
 * continues. Setting it forward ends the lockout, as does a machine that was asleep. The server's next answer
 * corrects that.
 */
export function lockoutClock(
  { until, ...rest }: Lockout,
  wall: () => number = Date.now,
  own: () => number = () => performance.now(),
): LockoutClock {
  const atStart = Math.min(until - wall(), rest.duration);
  const start = own();
  const byOwn = () => atStart - (own() - start);
  return {
    getRemainingTime: () => Math.max(0, Math.min(until - wall(), byOwn())),
    getCorrected: () =>
      until - wall() > byOwn() + TOLERANCE ? { until: wall() + byOwn(), ...rest } : undefined,
  };
}
