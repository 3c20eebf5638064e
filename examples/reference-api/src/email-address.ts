import { domainToASCII } from "node:url";

// The pattern of the HTML standard, with a top-level part of at least two letters or an xn-- label.
const PATTERN =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/** An e-mail address as it is stored: trimmed, lower case, its domain in punycode; undefined where it is none. */
export function normalizeEmail(given: string): string | undefined {
  const trimmed = given.trim().toLowerCase();
  const at = trimmed.lastIndexOf("@");
  const address = `${trimmed.slice(0, at)}@${domainToASCII(trimmed.slice(at + 1))}`;
  return at > 0 && address.length <= 254 && PATTERN.test(address) ? address : undefined;
}
