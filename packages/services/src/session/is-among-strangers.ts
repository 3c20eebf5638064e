/**
 * Whether a page of another origin is around this one. Browsers keep the reader's cookie from most such frames, and some
 * let them have the site's storage all the same: what a server says there of who reads is true of that frame alone.
 */
export function isAmongStrangers(): boolean {
  try {
    return globalThis.top?.location.origin !== globalThis.location?.origin;
  } catch {
    return true; // What another origin's page is called, the browser does not say.
  }
}
