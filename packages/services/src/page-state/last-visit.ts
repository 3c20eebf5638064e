import { text } from "./text.js";

const DAY = 86_400_000;

/**
 * Returns the whole days since the user's last visit, or undefined for an invalid date. A visit in the future, caused by a
 * wrong clock, counts as now.
 * @param lastVisitDate date of the profile. A day without a time zone is UTC
 * @param now milliseconds since 1970
 */
export function getDaysSinceLastVisit(lastVisitDate: string, now = Date.now()): number | undefined {
  const visit = Date.parse(lastVisitDate);
  return Number.isNaN(visit) ? undefined : Math.max(0, Math.floor((now - visit) / DAY));
}

/** Returns the days in words: 'Less Than One Day' if under 1 (content-9.19). */
export function getLastVisitCaption(days: number): string {
  return days < 1 ? text("lessThanOneDay") : text("days", { days });
}
