import type { ApiContext } from "./api-env.js";
import { refusal } from "./refusal.js";
import { safePath } from "./safe-path.js";
import type { State } from "./state.js";

/**
 * Returns the path and query of an address of this site.
 * @throws Refusal 400 for any other address
 */
export function ownPath(c: ApiContext, url: string): string {
  const origin = getOrigin(c);
  const path = url === origin ? "/" : url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
  if (path !== "/" && safePath(path) === "/")
    throw refusal(400, "url", "This is not an address of the site.", "url");
  return path;
}

/**
 * Returns the origin of a write from its Origin header, which the origin check has already compared. Behind a
 * proxy, the request's own address may differ. Reads use the request's address, because pages of other sites
 * may read.
 */
function getOrigin(c: ApiContext): string {
  const originHeader = ["GET", "HEAD"].includes(c.req.method) ? undefined : c.req.header("origin");
  return originHeader ?? new URL(c.req.url).origin;
}

/** Returns the origin of the site's pages for links in mails and shares: configured, or from the request. */
export function getSite(c: ApiContext, { site }: State): string {
  return site || getOrigin(c);
}
