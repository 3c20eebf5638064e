import { isSecure, type ProxyTrust } from "@quire/example-reference-api";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

/** The token's own lifetime. */
const LIFETIME_SECONDS = 60 * 60;

interface LinkTokenOptions {
  readonly path: string;
  readonly cookie: string;
}

/**
 * Handles the token of a mailed link to a page. The token is in the address only once. It moves to a cookie
 * that only this page receives. So no file of the page, no history and no log of another page contains the
 * token.
 */
export function createLinkToken({ path, cookie }: LinkTokenOptions, trust: ProxyTrust) {
  const getOptions = (c: Context) => {
    const common = { path, httpOnly: true, sameSite: "Lax" } as const;
    return isSecure(c, trust) ? ({ ...common, secure: true, prefix: "secure" } as const) : common;
  };
  return {
    /** Redirects to the same page without the token in its address, if there is one. A repeated token is ignored. */
    taken(c: Context): Response | undefined {
      const { searchParams } = new URL(c.req.url);
      const tokens = searchParams.getAll("token");
      if (tokens.length === 0) return undefined;
      const [token = ""] = tokens;
      if (tokens.length === 1) setCookie(c, cookie, token, { ...getOptions(c), maxAge: LIFETIME_SECONDS });
      searchParams.delete("token");
      c.header("Referrer-Policy", "no-referrer");
      c.header("Cache-Control", "no-store");
      return c.redirect(searchParams.size > 0 ? `${path}?${searchParams}` : path, 303);
    },
    of: (c: Context) => (isSecure(c, trust) ? getCookie(c, cookie, "secure") : getCookie(c, cookie)),
    /** Deletes the token after it was used or refused. */
    forget: (c: Context) => void deleteCookie(c, cookie, getOptions(c)),
  };
}
