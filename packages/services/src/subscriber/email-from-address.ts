import * as v from "valibot";
import { emailAddress } from "../forms/index.js";

/**
 * The e-mail in `/subscriber-registration?emailAddress=`: base64 of its UTF-8, then URL-encoded (accounts-2.21).
 * Anything else that stands there, or the parameter given twice, is `undefined`.
 * @param search the query of an address, as `location.search`
 */
export function emailFromAddress(search: string): string | undefined {
  const values = new URLSearchParams(search).getAll("emailAddress");
  const text = values.length === 1 ? decode(values[0] ?? "") : undefined;
  const email = v.safeParse(emailAddress(), text);
  return email.success ? email.output : undefined;
}

/** A "+" of base64 that nobody encoded has become a space on the way. */
function decode(value: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(value.replaceAll(" ", "+")), (char) => char.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined; // Not base64, or not UTF-8: nothing that subscriberRegistrationPath made.
  }
}
