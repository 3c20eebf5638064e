const day = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "long",
  day: "2-digit",
  timeZone: "UTC",
});
const month = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "long", timeZone: "UTC" });

/** Formats `2026-11-05` as "November 05, 2026" (content-9.18). */
export function formatDate(date: string): string {
  return day.format(utc(date));
}

/** Returns the month of the issue that includes a date: "November 2026". */
export function formatEdition(date: string): string {
  return month.format(utc(date));
}

function utc(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
