import { getPageSetting, type Locales, pageLocale, reportFault } from "@quire/core";
import { locales } from "./locales-setting.js";
import { messageKeys } from "./message-keys.js";

/** Reports that the locale which code passes for the page's language lacks messages. They show in English. */
export async function checkLocale(keys = messageKeys): Promise<void> {
  const locale = pageLocale();
  const [language = ""] = locale.split("-");
  const own = Object(getPageSetting("messages"));
  const found = locales()[language] ?? locales()[locale];
  if (found) await checkComplete(language, found, { ...own[language], ...own[locale] }, keys);
}

async function checkComplete(
  language: string,
  found: Locales[string],
  own: object,
  keys: readonly string[],
): Promise<void> {
  const file = typeof found === "function" ? await found() : { default: found };
  const missing = keys.filter((key) => !Object.hasOwn(file.default, key) && !Object.hasOwn(own, key));
  if (missing.length === 0) return;
  reportFault("message/incomplete", `The locale "${language}" has no message "${missing[0]}".`, {
    why: `${missing.length} of ${keys.length} messages show in English.`,
    fix: "Add the missing keys of @quire/locales/en.",
  });
}
