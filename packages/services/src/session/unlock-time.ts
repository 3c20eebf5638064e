/** The remaining time of a lockout, for its message. */
export interface UnlockTime {
  readonly unit: "hours" | "minutes" | "seconds";
  readonly n: number;
}

const MINUTE = 60;

/**
 * Returns hours from one hour up, and minutes from one minute up, rounded to the nearest, at least 1
 * (accounts-8.5). Hours are rounded from the nearest minute. A second after 90 minutes it is still "2 hours",
 * and 59:59 is "1 hour".
 */
export function unlockTime(seconds: number): UnlockTime {
  const rounded = Math.round(seconds);
  if (rounded < MINUTE) return { unit: "seconds", n: Math.max(1, rounded) };
  const minutes = Math.round(rounded / MINUTE);
  if (minutes < 60) return { unit: "minutes", n: minutes };
  return { unit: "hours", n: Math.round(minutes / 60) };
}
