export const LONGEST = 2048;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
export const SUSPICIOUS = /[\u0000-\u0020\u007f\\]/;
const PROTOCOLS = new Set(["https:", "http:", "mailto:", "tel:"]);

/**
 * Returns an external address if it is safe for an `href`, or undefined. Refuses scripts, data, blobs, and schemes hidden
 * by control characters.
 */
export function safeHref(value: unknown): string | undefined {
  if (typeof value !== "string" || value === "" || value.length > LONGEST) return undefined;
  if (SUSPICIOUS.test(value)) return undefined;
  const url = parseUrl(value);
  if (!url || !PROTOCOLS.has(url.protocol) || url.username || url.password) return undefined;
  return value;
}

export function parseUrl(value: string): URL | undefined {
  const base = typeof location === "undefined" ? "https://server.invalid" : location.href;
  return URL.canParse(value, base) ? new URL(value, base) : undefined;
}
