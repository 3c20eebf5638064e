import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { ApiContext } from "./api-env.js";
import { isSecure, type ProxyTrust } from "./same-origin.js";

interface SiteCookie {
  read(c: ApiContext): string | undefined;
  write(c: ApiContext, value: string, maxAgeSeconds: number): void;
  remove(c: ApiContext): void;
}

/**
 * Creates a cookie that no script can read and no other site can send. Over https its name is `__Host-name`. No
 * neighbour domain and no attacker on plain http can then replace it, and a cookie without the prefix is ignored. Over
 * plain http, as at `npm start`, it is `name` without Secure, because not every browser keeps a Secure cookie there.
 */
export function siteCookie(name: string, trust: ProxyTrust): SiteCookie {
  const common = { path: "/", httpOnly: true, sameSite: "Lax" } as const;
  const getOptions = (c: ApiContext) =>
    isSecure(c, trust) ? ({ ...common, secure: true, prefix: "host" } as const) : common;
  const read = (c: ApiContext) => (isSecure(c, trust) ? getCookie(c, name, "host") : getCookie(c, name));
  return {
    read,
    write: (c, value, maxAge) => setCookie(c, name, value, { ...getOptions(c), maxAge }),
    remove(c) {
      if (read(c) !== undefined) deleteCookie(c, name, getOptions(c));
    },
  };
}
