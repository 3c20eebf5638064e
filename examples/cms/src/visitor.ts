import type { ReferenceApi } from "@quire/example-reference-api";
import * as v from "valibot";
import { type Asker, askApi, asReader } from "./ask-api.js";

/** The user of a personal page. The session cookie alone identifies the user. */
export type Visitor = "guest" | "registered" | "subscriber";

/**
 * Query of the pages to which a form submitted without JavaScript returns. The server renders these pages for
 * the current user.
 */
export const PLAIN = "plain=1";

const isPlain = (request: Request) => new URL(request.url).searchParams.has("plain");

const StatusSchema = v.object({ status: v.string() });

/** Returns the user of the request. */
export async function getVisitor(asker: Asker): Promise<Visitor> {
  const profile = await askApi(asker, "/api/user/profile", StatusSchema);
  if (!profile) return "guest";
  return profile.status === "subscribers" ? "subscriber" : "registered";
}

/** Returns the user if the page is rendered for one user, or undefined for the common page. */
export async function getPlainVisitor(
  api: ReferenceApi["app"],
  request: Request,
): Promise<Visitor | undefined> {
  return isPlain(request) ? getVisitor({ api, request }) : undefined;
}

/** The part of a subscribers' text that the current user may read. */
export interface Reading {
  /** True if the server may send the whole text. */
  readonly whole: boolean;
  /**
   * True if it shows at once, without a check of the user in the browser: for a gift, or without JavaScript.
   */
  readonly open: boolean;
  /** The free articles of a user without a subscription, this one included. */
  readonly allowance?: { readonly read: number; readonly left: number };
}

export async function getReading(asker: Asker): Promise<Reading> {
  if (await isGift(asker)) return { whole: true, open: true };
  const mayReadAll = (await getVisitor(asker)) === "subscriber";
  return { whole: mayReadAll, open: mayReadAll && isPlain(asker.request) };
}

/** Recognizes an address with a gift of this article. Everyone with the link may read it in full. */
async function isGift({ api, request }: Asker): Promise<boolean> {
  const { pathname, searchParams } = new URL(request.url);
  const code = searchParams.get("gift");
  if (!code || !/^[\w-]{1,64}$/.test(code)) return false;
  const giftPath = `/article-gift/${code}?${new URLSearchParams({ path: pathname })}`;
  return (await api.fetch(asReader(request, giftPath))).ok;
}
