/**
 * Whether anything answers at an address now, be it with a refusal: before a reader is sent there, who would lose what
 * was typed to a browser's own page of errors.
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
