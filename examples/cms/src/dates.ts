const day = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "long",
  day: "2-digit",
  timeZone: "UTC",
});
const month = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" });

/** `2026-11-05` as "November 05, 2026" (content §9). */
export function formatDate(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`));
}

/** The issue that a date falls in: "November–December 2026". Six a year, the first from January to February. */
export function formatEdition(date: string): string {
  const [year = 1956, monthNumber = 1] = date.split("-").map(Number);
  const first = monthNumber - ((monthNumber + 1) % 2);
  const name = (number: number) => month.format(new Date(Date.UTC(year, number - 1, 1)));
  return `${name(first)}–${name(first + 1)} ${year}`;
}
