import { domainToASCII } from "node:url";

// The pattern of the HTML standard. The top-level part has at least two letters or is an xn-- label.
const PATTERN =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/** Normalizes an e-mail address: trimmed, lower case, domain in punycode. Returns undefined for an invalid one. */
export function normalizeEmail(typed: string): string | undefined {
  const trimmed = typed.trim().toLowerCase();
  const at = trimmed.lastIndexOf("@");
  const address = `${trimmed.slice(0, at)}@${domainToASCII(trimmed.slice(at + 1))}`;
  return at > 0 && address.length <= 254 && PATTERN.test(address) ? address : undefined;
}
