import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import * as v from "valibot";
import { isSecure, type ProxyTrust } from "./same-origin.js";

/** Seconds until the page must show again, with time for a slow connection. */
const LIFETIME_SECONDS = 5 * 60;
/** Characters kept per field. The code tries each length in turn; 254 fits any e-mail address. */
const LENGTHS = [254, 100, 30, 0];
/**
 * Largest cookie value in bytes. Browsers reject a cookie of more than 4,096 bytes with its name and
 * attributes.
 */
const LONGEST = 3_800;
const COOKIE = "quire_draft";

const DraftSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));
type Draft = v.InferOutput<typeof DraftSchema>;

/**
 * Keeps the input of a failed form without JavaScript until its page shows again. The input is in a cookie
 * that only this page receives and no script can read. No address, log or history contains personal data, and
 * passwords are never stored.
 */
export function formDraft(page: string, trust: ProxyTrust) {
  const getOptions = (c: Context) => {
    const common = { path: page, httpOnly: true, sameSite: "Lax" } as const;
    return isSecure(c, trust) ? ({ ...common, secure: true, prefix: "secure" } as const) : common;
  };
  const read = (c: Context) => (isSecure(c, trust) ? getCookie(c, COOKIE, "secure") : getCookie(c, COOKIE));
  return {
    keep(c: Context, draft: Draft): void {
      const cut = LENGTHS.map((length) => cutTo(draft, length));
      const text = cut.find((one) => encodeURIComponent(one).length <= LONGEST);
      if (text) setCookie(c, COOKIE, text, { ...getOptions(c), maxAge: LIFETIME_SECONDS });
    },
    /** Returns the draft and deletes its cookie. */
    taken(c: Context): Draft {
      const stored = v.safeParse(DraftSchema, read(c));
      if (read(c) !== undefined) deleteCookie(c, COOKIE, getOptions(c));
      return stored.success ? stored.output : {};
    },
  };
}

function cutTo(draft: Draft, length: number): string {
  // The text is cut by characters, because half a surrogate pair cannot be encoded.
  const cut = Object.entries(draft).map(([name, value]) => [
    name,
    Array.from(value).slice(0, length).join(""),
  ]);
  return JSON.stringify(Object.fromEntries(cut));
}
