import { isAddress } from "./address.js";
import { NO_ADDRESS, UNTRUSTED } from "./address-words.js";
import { reportSetting } from "./report-setting.js";

const EXPECTED: Readonly<Record<string, string>> = {
  onError: "Expected a function, which only code can set",
  pageState: "Expected a text",
  passkeys: "Expected true or false",
  timeout: "Expected milliseconds from 100 to 60000",
};

/** Reports an invalid value of a plain setting. */
export function reportPlain(key: string, value: unknown): void {
  reportSetting(key, "", EXPECTED[key] ?? (isAddress(value) ? UNTRUSTED : NO_ADDRESS));
}
