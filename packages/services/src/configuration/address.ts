import { isFromMarkup, isVouchedFor } from "@quire/core";

/** Returns true for an address of this site or another: "/api/", "https://api.example.com/". */
export const isAddress = (said: unknown): said is string =>
  typeof said === "string" && /^(https?:\/\/[^/]|\/(?!\/))[^\s\\]*$/i.test(said);

/**
 * Returns true when users' data may be sent to the configured address. Markup can come from anywhere, so another origin
 * must be in the loader's own tag too. Settings from code are trusted.
 */
export const isTrusted = (key: string, address: string): boolean =>
  address.startsWith("/") || !isFromMarkup(key) || isVouchedFor(address);
