/** How long an account stays locked, as the message says it. */
export interface UnlockTime {
  readonly unit: "hours" | "minutes" | "seconds";
  readonly n: number;
}

const HOUR = 3600;
const MINUTE = 60;

/**
 * From an hour up in hours, from a minute up in minutes; rounded to the nearest, at least 1 (accounts-8.5). What is
 * less than an hour never reads as 60 minutes: after "1 hour" that would sound as if the time went backwards.
 */
export function unlockTime(seconds: number): UnlockTime {
  if (seconds >= HOUR) return { unit: "hours", n: Math.round(seconds / HOUR) };
  if (seconds >= MINUTE) return { unit: "minutes", n: Math.min(59, Math.round(seconds / MINUTE)) };
  return { unit: "seconds", n: Math.min(59, Math.max(1, Math.round(seconds))) };
}
