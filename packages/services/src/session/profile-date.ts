/**
 * A date of the profile as YYYY-MM-DD (accounts-9.12), in UTC; the empty text where it is none. APIs that send a time
 * with it, or milliseconds since 1970, mean that day too.
 */
export function profileDate(text: string): string {
  const time = new Date(/^\d{5,}$/.test(text) ? Number(text) : text);
  return Number.isNaN(time.getTime()) ? "" : time.toISOString().slice(0, 10);
}
