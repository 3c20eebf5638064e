/**
 * Resolves to true when a server answers at an address, even with an error. Ask it before a navigation: the browser's own
 * error page would lose the typed text.
 */
export async function isReachable(href: string): Promise<boolean> {
  if (!/^https?:/i.test(href)) return true; // Nothing has to answer.
  try {
    await fetch(href, { method: "HEAD", mode: "no-cors", credentials: "omit", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}
