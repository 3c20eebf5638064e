export const MAX_URL_LENGTH = 2048;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
export const SUSPICIOUS = /[\u0000-\u0020\u007f\\]/;
const PROTOCOLS = new Set(["https:", "http:", "mailto:", "tel:"]);

/**
 * Returns an external address if it is safe for an `href`, or undefined. Refuses scripts, data, blobs, and schemes hidden
 * by control characters.
 */
export function safeHref(value: unknown): string | undefined {
  if (typeof value !== "string" || value === "" || value.length > MAX_URL_LENGTH) return undefined;
  if (SUSPICIOUS.test(value)) return undefined;
  const url = parseUrl(value);
  if (!url || !PROTOCOLS.has(url.protocol) || url.username || url.password) return undefined;
  return value;
}

export function parseUrl(value: string): URL | undefined {
  const base = typeof location === "undefined" ? "https://server.invalid" : location.href;
  return URL.canParse(value, base) ? new URL(value, base) : undefined;
}

/** Sets a parameter of an address's query, and keeps the rest of the address as it is written. */
export function withParameter(href: string, name: string, value: string): string {
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  const parameters = new URLSearchParams(query);
  parameters.set(name, value);
  return `${path}?${parameters}${hash}`;
}
