/**
 * Returns true if a page of another origin frames this one. Browsers withhold the user's cookie from most such frames,
 * but some give them the site's storage. A session that the server reports there is valid only for that frame.
 */
export function isAmongStrangers(): boolean {
  try {
    return globalThis.top?.location.origin !== globalThis.location?.origin;
  } catch {
    return true; // The browser does not reveal the address of another origin's page.
  }
}
