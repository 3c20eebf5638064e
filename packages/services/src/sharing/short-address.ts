import { pageSingleton, report, safeHref } from "@quire/core";
import { call, isRequestError } from "../client/index.js";
import { shortenUrl } from "../contract/index.js";
import { absoluteAddress } from "./share-address.js";

/**
 * A short address that leads to `url`; asked for once a page. Where none can be had, the long one does: sharing never
 * fails for it.
 */
export function shortAddress(url: string): Promise<string> {
  const long = absoluteAddress(url);
  if (long === undefined) return Promise.resolve(url);
  const known = pageSingleton("short-addresses", () => new Map<string, Promise<string>>());
  const current = known.get(long) ?? shorten(long, () => known.delete(long));
  known.set(long, current);
  return current;
}

async function shorten(long: string, forget: () => void): Promise<string> {
  try {
    const { shortUrl } = await call(shortenUrl, { body: { url: long } });
    return safeHref(shortUrl) ?? long;
  } catch (error) {
    if (!isRequestError(error)) report(error);
    forget();
    return long;
  }
}
