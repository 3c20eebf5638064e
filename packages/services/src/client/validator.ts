/**
 * Returns the validator of a response: the time of its Last-Modified (accounts-4.5) and, if present, its ETag.
 * Undefined if Last-Modified is missing or invalid. The browser's clock is not used.
 */
export function getValidator(headers: Headers): string | undefined {
  const modified = Date.parse(headers.get("last-modified") ?? "");
  return Number.isNaN(modified) ? undefined : `${modified} ${headers.get("etag") ?? ""}`;
}
