import { pageSingleton } from "../page/runtime.js";
import type { LoadLocale, Locales, MessageSettings } from "./locale-messages.js";

/**
 * Returns the locale's messages, from the language to the exact tag: `de-AT` inherits those of `de`. Those that code passes
 * replace those of the page's script.
 */
export function getSources([locale, , own]: MessageSettings): readonly Locales[string][] {
  const passed: Locales = Object(own);
  const load = pageSingleton("load-locale", (): LoadLocale => () => undefined);
  const tags = locale.split("-").map((_, i, parts) => parts.slice(0, i + 1).join("-"));
  const sources = tags.map((tag, i) => {
    const loaded = i === 0 && !passed[tag] && load(tag);
    return loaded ? () => loaded : passed[tag];
  });
  return sources.filter((source) => source !== undefined && source !== null);
}
