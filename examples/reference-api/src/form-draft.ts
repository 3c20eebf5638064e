import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import * as v from "valibot";
import { isSecure, type ProxyTrust } from "./same-origin.js";

/** As long as a page is on its way to be shown again, also on a slow line. */
const LIFETIME_SECONDS = 5 * 60;
/** Characters of a field that are kept, the first that fit: an e-mail address has no more than the most. */
const LENGTHS = [254, 100, 30, 0];
/** Bytes. Browsers refuse a cookie of more than 4,096 with its name and attributes. */
const LONGEST = 3_800;
const COOKIE = "quire_draft";

const DraftSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));
type Draft = v.InferOutput<typeof DraftSchema>;

/**
 * Keeps the input of a failed form without script until its page is shown again. A cookie of that page alone holds it,
 * which scripts cannot read. So no address, log or history holds personal data. It never holds passwords.
 */
export function formDraft(page: string, trust: ProxyTrust) {
  const optionsOf = (c: Context) => {
    const common = { path: page, httpOnly: true, sameSite: "Lax" } as const;
    return isSecure(c, trust) ? ({ ...common, secure: true, prefix: "secure" } as const) : common;
  };
  const read = (c: Context) => (isSecure(c, trust) ? getCookie(c, COOKIE, "secure") : getCookie(c, COOKIE));
  return {
    keep(c: Context, draft: Draft): void {
      const cut = LENGTHS.map((length) => cutTo(draft, length));
      const text = cut.find((one) => encodeURIComponent(one).length <= LONGEST);
      if (text) setCookie(c, COOKIE, text, { ...optionsOf(c), maxAge: LIFETIME_SECONDS });
    },
    /** It is over with this. */
    taken(c: Context): Draft {
      const kept = v.safeParse(DraftSchema, read(c));
      if (read(c) !== undefined) deleteCookie(c, COOKIE, optionsOf(c));
      return kept.success ? kept.output : {};
    },
  };
}

function cutTo(draft: Draft, length: number): string {
  // By characters: half of one could not be encoded.
  const cut = Object.entries(draft).map(([name, value]) => [
    name,
    Array.from(value).slice(0, length).join(""),
  ]);
  return JSON.stringify(Object.fromEntries(cut));
}
