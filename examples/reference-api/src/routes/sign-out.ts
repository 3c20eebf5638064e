import { logout, renewTokens } from "@quire/services/contract";
import { html } from "hono/html";
import type { ApiApp, ApiContext } from "../api-env.js";
import { wantsPage } from "../form-answers.js";
import { route, toUnauthenticated } from "../route.js";
import { safePath } from "../safe-path.js";
import { getHost, isAllowedPage } from "../same-origin.js";
import type { State } from "../state.js";
import { getFields } from "./plain-forms.js";

/**
 * Registers `GET /logout` (accounts-7.2). A prefetch or a link on another site must not sign the user out.
 * Over plain http, browsers send no Sec-Fetch-Site, and a link can hide its page. The browser then gets a
 * page with a form, and the origin check guards its POST (beyond-168).
 */
export function registerSignOut(app: ApiApp, state: State): void {
  route(app, renewTokens, ({ c }) => {
    if (!state.transaction(() => state.sessions.renew(c))) throw toUnauthenticated();
    return undefined;
  });
  route(app, logout, ({ c, query }) => {
    c.header("Cache-Control", "no-store");
    const target = query.return ?? queryReturnSentTwice(c);
    const isRead = c.req.raw.method === "GET" && !isPrefetch(c);
    const from = isRead ? pageBefore(c, state) : "foreign";
    if (from === "unknown" && wantsPage(c) && state.sessions.current(c)) return askFirst(c, safePath(target));
    if (from !== "foreign") state.sessions.end(c);
    return target !== undefined || wantsPage(c) ? c.redirect(safePath(target), 303) : c.body(null, 204);
  });
  app.post("/logout", async (c) => {
    const { return: target } = await getFields(c);
    state.sessions.end(c);
    return c.redirect(safePath(target), 303);
  });
}

/** Headers of a prefetch. The last one is Turbo's, because scripts may not set the first. */
const PURPOSES = ["sec-purpose", "purpose", "x-sec-purpose"];

const isPrefetch = (c: ApiContext) => PURPOSES.some((name) => c.req.header(name)?.includes("prefetch"));

/**
 * Determines from the browser's headers which site contained the link. A typed address counts as this site.
 */
function pageBefore(c: ApiContext, { trust }: State): "own" | "foreign" | "unknown" {
  if (isAllowedPage(c, trust)) return "own";
  const site = c.req.header("sec-fetch-site");
  if (site !== undefined) return site === "cross-site" ? "foreign" : "own";
  const referer = c.req.header("referer") ?? "";
  if (!URL.canParse(referer)) return "unknown";
  return new URL(referer).host === getHost(c, trust) ? "own" : "foreign";
}

function askFirst(c: ApiContext, target: string) {
  // Without a referrer, a browser would send `Origin: null` with the form.
  c.header("Referrer-Policy", "same-origin");
  c.header("Content-Security-Policy", "default-src 'none'; form-action 'self'; frame-ancestors 'none'");
  return c.html(html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sign out</title>
<h1>Sign out?</h1>
<form method="post" action="/logout">
<input type="hidden" name="return" value="${target}">
<button>Sign out</button>
</form>
<p><a href="${target}">Stay signed in</a></p>
</html>`);
}

/** Returns an unsafe path if the query has a `return` that cannot be used. */
function queryReturnSentTwice(c: ApiContext): string | undefined {
  return new URL(c.req.url).searchParams.has("return") ? "" : undefined;
}
