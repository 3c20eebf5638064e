import { isAddress } from "./address.js";
import { NO_ADDRESS, UNTRUSTED, WITHOUT_COOKIES } from "./address-words.js";
import { reportSetting } from "./report-setting.js";

const EXPECTED: Readonly<Record<string, string>> = {
  onError: "Expected a function, which only code can set",
  pageState: "Expected a text",
  passkeys: "Expected true or false",
  timeout: "Expected milliseconds from 100 to 60000",
};

/** Bases of calls with the user's cookies. */
const WITH_COOKIES = /^(api|service|site)$/;

/** Reports an invalid value of a plain setting. */
export function reportPlain(key: string, said: unknown): void {
  reportSetting(key, "", EXPECTED[key] ?? addressFault(key, said));
}

function addressFault(key: string, said: unknown): string {
  if (!isAddress(said)) return NO_ADDRESS;
  return WITH_COOKIES.test(key) ? WITHOUT_COOKIES : UNTRUSTED;
}
