import { compileMessage } from "./compile-message.js";
import { type CompileOwn, compileMessages, type SaidMessage } from "./compile-messages.js";

/** Compiles a page's own messages. This code and the compiler load only on pages with such messages. */
export const compileOwn: CompileOwn = (byLocale, locale) =>
  compileMessages(saidMessages(byLocale, locale), compileMessage);

/** Merges `messages` for a locale. The exact tag overrides the language. */
function saidMessages(byLocale: unknown, locale: string): SaidMessage[] {
  const language = locale.split("-")[0];
  return Object.entries(Object(byLocale))
    .filter(([tag]) => tag === language || tag === locale)
    .sort(([a], [b]) => a.length - b.length)
    .flatMap(([, messages]) => Object.entries(Object(messages)));
}
