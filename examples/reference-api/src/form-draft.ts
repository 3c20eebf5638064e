import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import * as v from "valibot";
import { isSecure, type ProxyTrust } from "./same-origin.js";

/** As long as a page is on its way to be shown again, also on a slow line. */
const LIFETIME_SECONDS = 5 * 60;
/** Characters of a field that are kept; an e-mail address has no more. */
const LONGEST = 254;
const COOKIE = "quire_draft";

const DraftSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));
type Draft = v.InferOutput<typeof DraftSchema>;

/**
 * What was typed into a form without script that failed, until its page is shown again: in a cookie of that page alone,
 * which no script reads, so that no address, log or history names anybody. Passwords are never in it.
 */
export function formDraft(page: string, trust: ProxyTrust) {
  const optionsOf = (c: Context) => {
    const common = { path: page, httpOnly: true, sameSite: "Lax" } as const;
    return isSecure(c, trust) ? ({ ...common, secure: true, prefix: "secure" } as const) : common;
  };
  const read = (c: Context) => (isSecure(c, trust) ? getCookie(c, COOKIE, "secure") : getCookie(c, COOKIE));
  return {
    keep(c: Context, draft: Draft): void {
      const cut = Object.entries(draft).map(([name, value]) => [name, value.slice(0, LONGEST)]);
      const text = JSON.stringify(Object.fromEntries(cut));
      setCookie(c, COOKIE, text, { ...optionsOf(c), maxAge: LIFETIME_SECONDS });
    },
    /** It is over with this. */
    taken(c: Context): Draft {
      const kept = v.safeParse(DraftSchema, read(c));
      if (read(c) !== undefined) deleteCookie(c, COOKIE, optionsOf(c));
      return kept.success ? kept.output : {};
    },
  };
}
