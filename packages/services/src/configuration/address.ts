import { isFromMarkup, isVouchedFor } from "@quire/core";

/** Returns true for an address of this site or another: "/api/", "https://api.example.com/". */
export const isAddress = (said: unknown): said is string =>
  typeof said === "string" && /^(https?:\/\/[^/]|\/(?!\/))[^\s\\]*$/i.test(said);

/**
 * Whether readers' data may go to an address that a setting gives. What stands in markup may have come from anywhere, so
 * another origin has to stand in the loader's own tag as well; code is the page's owner's.
 */
export const isTrusted = (key: string, address: string): boolean =>
  address.startsWith("/") || !isFromMarkup(key) || isVouchedFor(address);
