/**
 * Returns true if a page of another origin frames this one. Browsers withhold the reader's cookie from most such frames,
 * but some give them the site's storage. The session that a server reports there is valid for that frame alone.
 */
export function isAmongStrangers(): boolean {
  try {
    return globalThis.top?.location.origin !== globalThis.location?.origin;
  } catch {
    return true; // The browser does not reveal the address of another origin's page.
  }
}
