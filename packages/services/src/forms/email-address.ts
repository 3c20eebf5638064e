import * as v from "valibot";
import { requiredText } from "./required-text.js";
import { text } from "./text.js";

const LOCAL = "[\\w.!#$%&'*+/=?^`{|}~-]+";
const LABEL = "[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?";
const TOP = "(?:[a-z]{2,63}|xn--[a-z\\d-]{0,57}[a-z\\d])";

/** The HTML standard's pattern, with a top-level part of two letters or in punycode. */
const ADDRESS = new RegExp(`^${LOCAL}@(?:${LABEL}\\.)+${TOP}$`, "i");
const MAX_ADDRESS_LENGTH = 254;

/** The form that contains the field. Each form has its own message (accounts-5.4). */
export type EmailForm = "registration" | "card" | "general";

const MESSAGES = { registration: "emailRegistration", card: "emailCard", general: "emailGeneral" } as const;

/** Schema of an e-mail address. It trims the address and converts the domain to punycode. */
export function emailAddress(form: EmailForm = "general") {
  return v.pipe(
    requiredText(),
    v.trim(),
    v.transform(withAsciiDomain),
    v.check(
      (address) => address.length <= MAX_ADDRESS_LENGTH && ADDRESS.test(address),
      () => text(MESSAGES[form]),
    ),
  );
}

/** Converts a domain with letters beyond ASCII to punycode. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  const domain = address.slice(at);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII begins with them
  if (at === 0 || /^[\u0000-\u007f]*$/.test(domain) || /[/?#:\\\s]/.test(domain)) return address;
  const url = `http://${domain}`;
  return URL.canParse(url) ? address.slice(0, at) + new URL(url).hostname : address;
}
