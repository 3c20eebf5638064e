import { MAX_URL_LENGTH, parseUrl, SUSPICIOUS } from "./safe-url.js";

/**
 * Returns the path to open after sign-in or sign-out: a path of this origin, unchanged, or `fallback`. It refuses a
 * path that a browser, a proxy or a second decoding could read as another origin.
 */
export function toSafeReturnPath(value: unknown, fallback = "/"): string {
  if (typeof value !== "string" || value.length > MAX_URL_LENGTH) return fallback;
  if (!everyDecoding(value, looksLocal)) return fallback;
  const url = parseUrl(value);
  if (!url || url.origin !== location.origin || url.username || url.password) return fallback;
  const path = url.pathname + url.search + url.hash;
  return path.startsWith("//") ? fallback : path;
}

/** Returns the `return` parameter of a query as a safe path. Two such parameters count as unsafe. */
export function getReturnPath(search: string, fallback = "/"): string {
  const values = new URLSearchParams(search).getAll("return");
  return values.length === 1 ? toSafeReturnPath(values[0], fallback) : fallback;
}

function looksLocal(value: string): boolean {
  if (SUSPICIOUS.test(value)) return false;
  if (value.startsWith(`${location.origin}/`)) return true;
  return value.startsWith("/") && !value.startsWith("//");
}

/** Requires `test` of the path and of each of its decoded forms. */
function everyDecoding(value: string, test: (decoded: string) => boolean): boolean {
  if (!test(value)) return false;
  let path = value.split(/[?#]/, 1)[0] ?? "";
  for (let depth = 0; path.includes("%"); depth++) {
    const decoded = decode(path);
    if (decoded === undefined || depth > 2 || SUSPICIOUS.test(decoded.replaceAll(" ", ""))) return false;
    if (decoded === path) break;
    path = decoded;
    if (!test(path.replaceAll(" ", "+"))) return false;
  }
  return true;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // A lone "%" or broken UTF-8. Quire makes no such address.
  }
}
