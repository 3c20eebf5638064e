import { compileMessage } from "./compile-message.js";
import { type CompileOwn, compileMessages, type OwnMessage } from "./compile-messages.js";

/** Compiles a page's own messages. This code and the compiler load only on pages with such messages. */
export const compileOwn: CompileOwn = (byLocale, locale) =>
  compileMessages(getOwnMessages(byLocale, locale), compileMessage);

/** Merges `messages` for a locale. The exact tag overrides the language. */
function getOwnMessages(byLocale: unknown, locale: string): OwnMessage[] {
  const language = locale.split("-")[0];
  return Object.entries(Object(byLocale))
    .filter(([tag]) => tag === language || tag === locale)
    .sort(([a], [b]) => a.length - b.length)
    .flatMap(([, messages]) => Object.entries(Object(messages)));
}
