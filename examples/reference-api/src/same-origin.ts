import type { MiddlewareHandler } from "hono";
import type { ApiContext, ApiEnv } from "./api-env.js";
import { refusal } from "./refusal.js";

export interface ProxyTrust {
  /**
   * Trusts X-Forwarded-Host and X-Forwarded-Proto. Set it only behind a proxy that itself sets them. A proxy
   * that terminates https must always send X-Forwarded-Proto. It distinguishes browsers without
   * Sec-Fetch-Site from pages over plain http.
   */
  trustProxy: boolean;
  /** Origins of other hosts whose pages may call with the user's cookies, such as `https://www.example.com`. */
  origins?: readonly string[];
}

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes that another site makes a user's browser send. Browsers name the requesting site in Origin
 * and Sec-Fetch-Site, which no page can forge. Every browser since about 2020 sends one of them, so a request
 * with neither carries no user's cookies.
 */
export function sameOrigin(trust: ProxyTrust): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    if (!READS.has(c.req.method) && !isAllowedPage(c, trust) && !isSameOrigin(c, trust)) {
      throw refusal(403, "cross-site", "This request came from another site.");
    }
    await next();
  };
}

/** Recognizes a request of a page on one of the configured origins. */
export function isAllowedPage(c: ApiContext, { origins = [] }: Pick<ProxyTrust, "origins">): boolean {
  return origins.includes(c.req.header("origin") ?? "");
}

function isSameOrigin(c: ApiContext, trust: ProxyTrust): boolean {
  const site = c.req.header("sec-fetch-site");
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  const origin = c.req.header("origin");
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  // A browser that sends Sec-Fetch-Site has compared the schemes. It sends it only over https and on localhost.
  return host === getHost(c, trust) && (site !== undefined || protocol === `${claimedScheme(c)}:`);
}

/** Returns the host as the browser named it. */
export function getHost(c: ApiContext, { trustProxy }: ProxyTrust): string {
  const forwarded = trustProxy ? c.req.header("x-forwarded-host") : undefined;
  const named = forwarded ?? c.req.header("host") ?? "";
  const address = `${getScheme(c, { trustProxy })}://${named}`;
  // URL normalizes a default port and capital letters.
  return URL.canParse(address) ? new URL(address).host : named;
}

/** Recognizes an encrypted connection of the browser. Cookies can then be Secure. */
export function isSecure(c: ApiContext, trust: ProxyTrust): boolean {
  return getScheme(c, trust) === "https";
}

function getScheme(c: ApiContext, { trustProxy }: ProxyTrust): "http" | "https" {
  return trustProxy ? claimedScheme(c) : schemeIn(new URL(c.req.url).protocol);
}

/**
 * Reads X-Forwarded-Proto from any sender. This is safe for the origin check, because no page can set the
 * header.
 */
function claimedScheme(c: ApiContext): "http" | "https" {
  return schemeIn(c.req.header("x-forwarded-proto") ?? new URL(c.req.url).protocol);
}

function schemeIn(text: string): "http" | "https" {
  return text.startsWith("https") ? "https" : "http";
}
