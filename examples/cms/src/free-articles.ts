import type { Article, ReferenceApi } from "@quire/example-reference-api";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import * as v from "valibot";
import { askApi } from "./ask-api.js";
import { getReading, getVisitor, type Reading } from "./visitor.js";

/**
 * The cookie with the ids of the free articles that a guest has read in this browser. Scripts of the site
 * read their number.
 */
const COOKIE = "free-articles";
const MONTH = 30 * 24 * 60 * 60;

/** The same limit as in the profiles of users. */
const LIMIT = 4;

const QuotaSchema = v.object({ count: v.number(), remaining: v.number() });

/** The months whose articles count as free articles. The two latest issues are open to everyone. */
const METERED_MONTHS = [8, 9];

export const isMetered = ({ year, month }: Article) => year === 2026 && METERED_MONTHS.includes(month);

/** Returns what the user may read of a metered article, and counts it for guests. */
export async function readMetered(c: Context, api: ReferenceApi["app"], { id }: Article): Promise<Reading> {
  const asker = { api, request: c.req.raw };
  const reading = await getReading(asker);
  if (reading.whole) return reading;
  const isGuest = (await getVisitor(asker)) === "guest";
  const { count, remaining, isFree } = isGuest ? countForGuest(c, String(id)) : await getQuota(asker);
  return { whole: isFree, open: isFree, allowance: { read: count, left: remaining } };
}

async function getQuota(asker: Parameters<typeof getReading>[0]) {
  const quota = (await askApi(asker, "/api/user/quota", QuotaSchema)) ?? { count: LIMIT, remaining: 0 };
  return { ...quota, isFree: quota.remaining > 0 };
}

/** An article that was read before stays open. */
function countForGuest(c: Context, id: string) {
  const before = (getCookie(c, COOKIE) ?? "").split(".").filter(Boolean).slice(0, LIMIT);
  const isFree = before.includes(id) || before.length < LIMIT;
  const after = isFree && !before.includes(id) ? [...before, id] : before;
  if (after !== before) setCookie(c, COOKIE, after.join("."), { path: "/", maxAge: MONTH, sameSite: "Lax" });
  return { count: after.length, remaining: LIMIT - after.length, isFree };
}
