/**
 * What stands in `/subscriber-registration?emailAddress=`: base64 of UTF-8, then URL-encoded (accounts-2.21). Whether it
 * is an e-mail is for the asker to judge. Of a parameter that is given twice, nothing.
 * @param search the query of an address, as `location.search`
 */
export function emailInAddress(search: string): string | undefined {
  const values = new URLSearchParams(search).getAll("emailAddress");
  return values.length === 1 ? decode(values[0] ?? "") : undefined;
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
