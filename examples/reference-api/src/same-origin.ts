import type { MiddlewareHandler } from "hono";
import type { ApiContext, ApiEnv } from "./api-env.js";
import { refusal } from "./refusal.js";

export interface ProxyTrust {
  /**
   * Believe X-Forwarded-Host and X-Forwarded-Proto: only behind a proxy that sets them itself. Where one ends https, the
   * latter is needed in any case: browsers without Sec-Fetch-Site are told by it from pages over plain http.
   */
  trustProxy: boolean;
}

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes that another site makes a reader's browser send. It needs nothing from the page: browsers say
 * by Origin and Sec-Fetch-Site who asks, and no page can forge either. A request with neither comes from no
 * browser of this century's second decade or later, so nobody's cookies are in it.
 */
export function sameOrigin(trust: ProxyTrust): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    if (!READS.has(c.req.method) && !isSameOrigin(c, trust)) {
      throw refusal(403, "cross-site", "This request came from another site.");
    }
    await next();
  };
}

function isSameOrigin(c: ApiContext, trust: ProxyTrust): boolean {
  const site = c.req.header("sec-fetch-site");
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  const origin = c.req.header("origin");
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  // The browser has compared schemes, where it says what it found: it does so over https alone, and on localhost.
  return host === hostOf(c, trust) && (site !== undefined || protocol === `${claimedScheme(c)}:`);
}

/** The host as the browser named it. */
export function hostOf(c: ApiContext, { trustProxy }: ProxyTrust): string {
  const forwarded = trustProxy ? c.req.header("x-forwarded-host") : undefined;
  const named = forwarded ?? c.req.header("host") ?? "";
  const address = `${schemeOf(c, { trustProxy })}://${named}`;
  // Through URL, so that a written-out default port or a capital letter makes no difference.
  return URL.canParse(address) ? new URL(address).host : named;
}

/** Recognizes an encrypted connection of the browser. Cookies can then be Secure. */
export function isSecure(c: ApiContext, trust: ProxyTrust): boolean {
  return schemeOf(c, trust) === "https";
}

function schemeOf(c: ApiContext, { trustProxy }: ProxyTrust): "http" | "https" {
  return trustProxy ? claimedScheme(c) : schemeIn(new URL(c.req.url).protocol);
}

/** X-Forwarded-Proto from anybody: enough where a page of another site is meant, for no page can have it sent. */
function claimedScheme(c: ApiContext): "http" | "https" {
  return schemeIn(c.req.header("x-forwarded-proto") ?? new URL(c.req.url).protocol);
}

function schemeIn(text: string): "http" | "https" {
  return text.startsWith("https") ? "https" : "http";
}
