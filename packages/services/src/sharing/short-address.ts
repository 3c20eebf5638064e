import { pageSingleton, report, safeHref } from "@quire/core";
import { call, isRequestError } from "../client/index.js";
import { shortenUrl } from "../contract/index.js";
import { toAbsoluteAddress } from "./share-address.js";

/**
 * Returns a short address for `url`, and requests it once for each page. If the request fails, it returns the
 * long address, so that sharing always works.
 */
export function getShortAddress(url: string): Promise<string> {
  const long = toAbsoluteAddress(url);
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
