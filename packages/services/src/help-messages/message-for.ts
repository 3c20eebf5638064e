/** Which message belongs to which page (accounts-9.13). */
const MESSAGES: Readonly<Record<string, string>> = { "/search": "subscriber-search" };

/** The help message of a page, seen or not; `undefined` where it has none. @param path as `location.pathname` */
export function messageFor(path: string): string | undefined {
  const page = path.replace(/\/+$/, "");
  return Object.hasOwn(MESSAGES, page) ? MESSAGES[page] : undefined;
}
