import { grantAccess } from "@quire/services/contract";
import type { Account } from "../accounts.js";
import type { ApiApp, ApiContext } from "../api-env.js";
import { signGrant } from "../grant.js";
import { refusal } from "../refusal.js";
import { route, toUnauthenticated } from "../route.js";
import { getHost, isSecure } from "../same-origin.js";
import type { State } from "../state.js";

/** The tiers of accounts-4.3 by role code. */
const TIERS: Readonly<Record<string, string>> = {
  ROLE_HBRG_GOOD: "good",
  ROLE_HBRG_BETTER: "better",
  ROLE_HBRG_BEST: "best",
  ROLE_HBRG_EXECUTIVE: "executive",
  ROLE_HBRG_ALLACCESS: "all access",
};

interface Rule {
  readonly for: "registered" | "subscribers";
  readonly tiers: string;
}

/**
 * Registers grants for the text behind paywalls (beyond-373, beyond-374). The request states the rule of the article, and
 * the grant repeats it. The server of the text compares it, so a browser that states another rule gains nothing.
 */
export function registerAccess(app: ApiApp, state: State): void {
  const { freeArticles, sessions, accounts, limits, now } = state;

  route(app, grantAccess, async ({ c, body }) => {
    await limits.take(c, "grant");
    const { site, article, again, metered, ...rule } = body;
    const key = getKey(c, state, site);
    const accountId = sessions.getAccount(c);
    const account = accountId === undefined ? undefined : accounts.byId(accountId);
    const grant = () => signGrant(key, { aud: site, sub: article, ...rule, metered }, now());
    if (account && hasAccess(account, rule)) return { grant: grant(), quota: null };
    if (!metered) throw account ? toSubscribersOnly() : toUnauthenticated();

    const reader = freeArticles.getReader(c, account?.id);
    if (reader.browser === undefined) freeArticles.start(c);
    if (reader.browser === undefined && !account) {
      // The cookie may be refused, so the first article is counted when the browser sends it.
      if (again)
        throw refusal(403, "cookie", "The browser keeps no cookie, so free articles cannot be counted.");
      return c.body(null, 204);
    }
    const quota = state.transaction(() => freeArticles.read(reader, `${site}${article}`));
    if (!quota) throw refusal(403, "no-articles-left", "No free articles are left.");
    return { grant: grant(), quota };
  });
}

/** @throws Refusal 404 for a site that the API does not know */
function getKey(c: ApiContext, { grantKey, trust }: State, site: string): string {
  const own = `${isSecure(c, trust) ? "https" : "http"}://${getHost(c, trust)}`;
  if (grantKey !== undefined && [own, ...(trust.origins ?? [])].includes(site)) return grantKey;
  throw refusal(404, "site", "The API grants nothing for this site.", "site");
}

const toSubscribersOnly = () => refusal(403, "subscribers", "Only subscribers can read this.");

/** Returns true if the account may read without an allowance. A list of tiers admits these subscribers only. */
function hasAccess({ role_codes }: Account, { for: readers, tiers }: Rule): boolean {
  const names = tiers.split(",").flatMap((name) => name.trim().toLowerCase() || []);
  if (names.length === 0) return readers === "registered" || role_codes.length > 0;
  return names.includes(TIERS[role_codes[0] ?? ""] ?? "");
}
