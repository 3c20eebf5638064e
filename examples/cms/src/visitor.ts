import type { ReferenceApi } from "@quire/example-reference-api";
import * as v from "valibot";
import { type Asker, askApi, asReader } from "./ask-api.js";

/** The user of a personal page. The session cookie alone identifies the user. */
export type Visitor = "guest" | "registered" | "subscriber";

/** The query of pages that forms without script come back to: they are made for one reader. */
export const PLAIN = "plain=1";

const isPlain = (request: Request) => new URL(request.url).searchParams.has("plain");

const StatusSchema = v.object({ status: v.string() });

/** The user of the request. */
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

/** The part of a subscriber text that the user of the request may read. */
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

/** Recognizes an address with a gift of this article. Everybody with the link reads it in full. */
async function isGift({ api, request }: Asker): Promise<boolean> {
  const { pathname, searchParams } = new URL(request.url);
  const code = searchParams.get("gift");
  if (!code || !/^[\w-]{1,64}$/.test(code)) return false;
  const asked = `/article-gift/${code}?${new URLSearchParams({ path: pathname })}`;
  return (await api.fetch(asReader(request, asked))).ok;
}
