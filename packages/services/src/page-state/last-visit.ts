import { text } from "./text.js";

const DAY = 86_400_000;

/**
 * Whole days since the reader's last visit; `undefined` where the date cannot be read. A visit that lies in the
 * future, by a wrong clock, was just now.
 * @param lastVisitDate as the profile has it; a day without a zone is read in UTC
 * @param now milliseconds since 1970
 */
export function daysSinceLastVisit(lastVisitDate: string, now = Date.now()): number | undefined {
  const visit = Date.parse(lastVisitDate);
  return Number.isNaN(visit) ? undefined : Math.max(0, Math.floor((now - visit) / DAY));
}

/** The days in words: 'Less Than One Day' if under 1 (content-9.19). */
export function lastVisitCaption(days: number): string {
  return days < 1 ? text("lessThanOneDay") : text("days", { days });
}
