/**
 * Returns a date of the profile as YYYY-MM-DD in UTC (accounts-9.12), or the empty string if it is invalid. The profile
 * can have a date with a time, or milliseconds since 1970.
 */
export function formatProfileDate(text: string): string {
  const time = new Date(/^\d{5,}$/.test(text) ? Number(text) : text);
  return Number.isNaN(time.getTime()) ? "" : time.toISOString().slice(0, 10);
}
