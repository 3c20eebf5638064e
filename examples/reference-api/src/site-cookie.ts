import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { ApiContext } from "./api-env.js";
import { isAllowedPage, isSecure, type ProxyTrust } from "./same-origin.js";

interface SiteCookie {
  read(c: ApiContext): string | undefined;
  write(c: ApiContext, value: string, maxAgeSeconds: number): void;
  remove(c: ApiContext): void;
}

/**
 * Creates a cookie that no script can read and no other site can send. Over https its name is `__Host-name`. No
 * neighbour domain and no attacker on plain http can then replace it, and a cookie without the prefix is ignored. Over
 * plain http, as at `npm start`, it is `name` without Secure, because not every browser keeps a Secure cookie there.
 * A configured page of another site gets its own partitioned cookie, which no page of a third site sends.
 */
export function siteCookie(name: string, trust: ProxyTrust): SiteCookie {
  const common = { path: "/", httpOnly: true, sameSite: "Lax" } as const;
  function getOptions(c: ApiContext) {
    const options = isSecure(c, trust) ? ({ ...common, secure: true, prefix: "host" } as const) : common;
    return isCrossSite(c, trust)
      ? ({ ...options, secure: true, sameSite: "None", partitioned: true } as const)
      : options;
  }
  const read = (c: ApiContext) => (isSecure(c, trust) ? getCookie(c, name, "host") : getCookie(c, name));
  return {
    read,
    write: (c, value, maxAge) => setCookie(c, name, value, { ...getOptions(c), maxAge }),
    remove(c) {
      if (read(c) !== undefined) deleteCookie(c, name, getOptions(c));
    },
  };
}

/** Recognizes a configured page on another registrable domain. Browsers send it no Lax cookie. */
function isCrossSite(c: ApiContext, trust: ProxyTrust): boolean {
  return c.req.header("sec-fetch-site") === "cross-site" && isAllowedPage(c, trust);
}
