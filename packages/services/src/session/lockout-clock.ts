/** A lockout as it is kept: the wall clock's time of its end, in milliseconds since 1970. */
export interface Lockout {
  readonly until: number;
  /** Milliseconds that it was to last; what is left is never more. */
  readonly duration: number;
  /** By `accountMark`, whose it is; without one, it may be anybody's. */
  readonly account?: number | undefined;
}

/** A difference that rounding and busy pages can make; more is a clock that was set. */
const TOLERANCE = 2000;

/** Measures the rest of a lockout by two clocks: the wall clock, which tabs share, and the page's own. */
export interface LockoutClock {
  /** Milliseconds left, 0 when it is over. */
  left(): number;
  /** The lockout with its end moved, where the wall clock was set back meanwhile; else undefined. */
  corrected(): Lockout | undefined;
}

/**
 * Counts a lockout down. A wall clock that is set back does not lengthen it, for the page's own clock goes on;
 * one that is set forward looks like a machine that has slept, and ends it: the server's next answer is right.
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
    left: () => Math.max(0, Math.min(until - wall(), byOwn())),
    corrected: () =>
      until - wall() > byOwn() + TOLERANCE ? { until: wall() + byOwn(), ...rest } : undefined,
  };
}
