/** Help messages by the path of their page (accounts-9.13). */
const MESSAGES: Readonly<Record<string, string>> = { "/search": "subscriber-search" };

/**
 * Returns the help message of a page, also one that was seen, or undefined. @param path such as
 * `location.pathname`
 */
export function getMessageFor(path: string): string | undefined {
  const page = path.replace(/\/+$/, "");
  return Object.hasOwn(MESSAGES, page) ? MESSAGES[page] : undefined;
}
