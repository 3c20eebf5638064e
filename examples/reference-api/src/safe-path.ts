const LONGEST = 2048;
const SITE = "http://site.invalid";
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const SUSPICIOUS = /[\u0000-\u0020\u007f\\]/;

/**
 * Returns the target after sign-in or sign-out: the given path of this site, or `/`. It refuses any path that
 * a browser, a proxy or a second decoding could read as another origin. The resolved path is checked:
 * `/x/..//evil.test` is `//evil.test`.
 */
export function safePath(target: unknown): string {
  if (typeof target !== "string" || target.length > LONGEST) return "/";
  const path = target.split(/[?#]/, 1)[0] ?? "";
  if (SUSPICIOUS.test(target) || !decodings(path).every(isLocal)) return "/";
  return target;
}

function isLocal(path: string | undefined): boolean {
  if (path === undefined || !startsHere(path) || SUSPICIOUS.test(path.replaceAll(" ", "+"))) return false;
  return URL.canParse(path, SITE) && startsHere(new URL(path, SITE).pathname);
}

const startsHere = (path: string) => path.startsWith("/") && !path.startsWith("//");

/** Returns the path unchanged and decoded one to three times. A malformed step gives undefined. */
function decodings(path: string): (string | undefined)[] {
  const found: (string | undefined)[] = [path];
  for (let last: string | undefined = path; last?.includes("%") && found.length < 4; ) {
    last = decode(last);
    found.push(last);
  }
  return found;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // The path has a "%" that encodes nothing, or broken UTF-8. The site creates no such address.
  }
}
