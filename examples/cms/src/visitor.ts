import type { ReferenceApi } from "@quire/example-reference-api";
import * as v from "valibot";
import { type Asker, askApi, asReader } from "./ask-api.js";

/** Who reads a page that is made for one reader: the session is known by its cookie alone. */
export type Visitor = "guest" | "registered" | "subscriber";

/** The query of pages that forms without script come back to: they are made for one reader. */
export const PLAIN = "plain=1";

const isPlain = (request: Request) => new URL(request.url).searchParams.has("plain");

const StatusSchema = v.object({ status: v.string() });

/** Who has sent the request. */
export async function visitorOf(asker: Asker): Promise<Visitor> {
  const profile = await askApi(asker, "/api/user/profile", StatusSchema);
  if (!profile) return "guest";
  return profile.status === "subscribers" ? "subscriber" : "registered";
}

/** The same where the page is to be made for one reader; undefined for the page of all. */
export async function plainVisitorOf(
  api: ReferenceApi["app"],
  request: Request,
): Promise<Visitor | undefined> {
  return isPlain(request) ? visitorOf({ api, request }) : undefined;
}

/** What a page may hold of a text that is for subscribers, for whoever has sent the request. */
export interface Reading {
  /** The whole text may leave the server. */
  readonly whole: boolean;
  /** It is shown at once, without asking in the browser again who is reading: by a gift, or without script. */
  readonly open: boolean;
}

export async function readingOf(asker: Asker): Promise<Reading> {
  if (await isGift(asker)) return { whole: true, open: true };
  const whole = (await visitorOf(asker)) === "subscriber";
  return { whole, open: whole && isPlain(asker.request) };
}

/** Whether the address carries a gift of this article: whoever has the link reads the whole of it. */
async function isGift({ api, request }: Asker): Promise<boolean> {
  const { pathname, searchParams } = new URL(request.url);
  const code = searchParams.get("gift");
  if (!code || !/^[\w-]{1,64}$/.test(code)) return false;
  const asked = `/article-gift/${code}?${new URLSearchParams({ path: pathname })}`;
  return (await api.fetch(asReader(request, asked))).ok;
}
