/**
 * What identifies the state of an answer: the time of its Last-Modified (accounts-4.5) and, where there is
 * one, its ETag. `undefined` where the header is missing or no date. No clock of the reader's counts.
 */
export function validatorOf(headers: Headers): string | undefined {
  const modified = Date.parse(headers.get("last-modified") ?? "");
  return Number.isNaN(modified) ? undefined : `${modified} ${headers.get("etag") ?? ""}`;
}
