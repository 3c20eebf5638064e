import { isFromMarkup, isVouchedFor } from "@quire/core";

/** Returns true for an address of this site or of another one: "/api/", "https://api.example.com/". */
export const isAddress = (value: unknown): value is string =>
  typeof value === "string" && /^(https?:\/\/[^/]|\/(?!\/))[^\s\\]*$/i.test(value);

/**
 * Returns true if users' data may be sent to the configured address. Markup may come from anywhere, so
 * another origin must also be in the loader's own tag. Settings from code are trusted.
 */
export const isTrusted = (key: string, address: string): boolean =>
  address.startsWith("/") || !isFromMarkup(key) || isVouchedFor(address);
