import * as v from "valibot";
import { emailAddress } from "../forms/index.js";

/**
 * Decodes the parameter of `/subscriber-registration?emailAddress=`: base64 of UTF-8, then URL-encoded (accounts-2.21).
 * Returns undefined for a repeated or undecodable parameter. The caller validates the e-mail.
 * @param search the query of an address, such as `location.search`
 */
export function getEmailInAddress(search: string): string | undefined {
  const values = new URLSearchParams(search).getAll("emailAddress");
  return values.length === 1 ? decode(values[0] ?? "") : undefined;
}

/** Decodes base64. An unencoded "+" arrives as a space. */
function decode(value: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(value.replaceAll(" ", "+")), (char) => char.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined; // The text is not base64 or not UTF-8.
  }
}

/** Returns the valid e-mail in the query of an address, or undefined (accounts-2.21). */
export function takeEmailFromAddress(search: string): string | undefined {
  const email = v.safeParse(emailAddress(), getEmailInAddress(search));
  return email.success ? email.output : undefined;
}
