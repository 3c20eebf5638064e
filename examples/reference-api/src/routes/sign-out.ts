import { logout } from "@quire/services/contract";
import type { ApiApp, ApiContext } from "../api-env.js";
import { wantsPage } from "../form-answers.js";
import { route } from "../route.js";
import { safePath } from "../safe-path.js";
import { hostOf } from "../same-origin.js";
import type { State } from "../state.js";

/**
 * `GET /logout` (accounts-7.2). Because it is a GET, two askers are not obeyed: a browser that fetches ahead of
 * a click, and a link on another site.
 */
export function registerSignOut(app: ApiApp, state: State): void {
  route(app, logout, ({ c, query }) => {
    if (isMeant(c, state)) state.sessions.end(c);
    c.header("Cache-Control", "no-store");
    const target = query.return ?? queryReturnSentTwice(c);
    return target !== undefined || wantsPage(c) ? c.redirect(safePath(target), 303) : c.body(null, 204);
  });
}

function isMeant(c: ApiContext, state: State): boolean {
  const ahead = `${c.req.header("sec-purpose") ?? ""} ${c.req.header("purpose") ?? ""}`.includes("prefetch");
  return !ahead && !isForeign(c, state) && c.req.raw.method === "GET";
}

/** Over plain http browsers send no Sec-Fetch-Site. The page that a link was on says where it came from then. */
function isForeign(c: ApiContext, { trust }: State): boolean {
  const site = c.req.header("sec-fetch-site");
  if (site !== undefined) return site === "cross-site";
  const referer = c.req.header("referer") ?? "";
  return URL.canParse(referer) && new URL(referer).host !== hostOf(c, trust);
}

/** Something that is no safe path, where `return` was there but not to be used. */
function queryReturnSentTwice(c: ApiContext): string | undefined {
  return new URL(c.req.url).searchParams.has("return") ? "" : undefined;
}
