import type { ApiContext } from "./api-env.js";
import { refusal } from "./refusal.js";
import { safePath } from "./safe-path.js";
import type { State } from "./state.js";

/**
 * The path, with its query, of an address of this site.
 * @throws Refusal 400 for any other address
 */
export function ownPath(c: ApiContext, url: string): string {
  const origin = originOf(c);
  const path = url === origin ? "/" : url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
  if (path !== "/" && safePath(path) === "/")
    throw refusal(400, "url", "This is no address of the site.", "url");
  return path;
}

/**
 * As the browser says it of a write, where the check of the origin has compared it; behind a proxy the request cannot
 * know. What is only read may be read by a page of anybody's.
 */
function originOf(c: ApiContext): string {
  const said = ["GET", "HEAD"].includes(c.req.method) ? undefined : c.req.header("origin");
  return said ?? new URL(c.req.url).origin;
}

/** Origin of the site's pages for links in mails and shares: as configured, or from the request. */
export function siteOf(c: ApiContext, { site }: State): string {
  return site || originOf(c);
}
