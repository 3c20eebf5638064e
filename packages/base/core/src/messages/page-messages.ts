import { ownDocument } from "../dom/unshadowed.js";
import { reportFault } from "../errors/report.js";
import { getPageSetting, onPageConfiguration } from "../page/page-configuration.js";
import { pageSingleton } from "../page/runtime.js";
import type { CompileOwn } from "./compile-messages.js";
import type { CompiledMessage } from "./message-format.js";

let compileNow: CompileOwn | undefined;

/** Sets a compiler. The page's own messages are then compiled at once, without loading another chunk. */
export function setMessageCompiler(compile: CompileOwn): void {
  compileNow = compile;
}

/** The page's own messages. */
interface Overrides {
  /** Compiled messages by full key. */
  messages: ReadonlyMap<string, CompiledMessage>;
  ready: Promise<void>;
}

/** The locale of the messages that come with Quire. */
export const DEFAULT_LOCALE = "en-US";

/** The page's locale: configuration `locale`, else the document's language, else US English. */
export function pageLocale(): string {
  const locales = [
    getPageSetting("locale"),
    typeof document === "undefined" ? "" : ownDocument.documentElement.lang,
  ];
  const locale = locales.find((value): value is string => typeof value === "string" && isLocale(value));
  return locale ?? DEFAULT_LOCALE;
}

function isLocale(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false; // An invalid language tag throws a RangeError.
  }
}

/** Returns the page's own message for a key, if it has one. */
export function getMessageOverride(key: string): CompiledMessage | undefined {
  return overrides().messages.get(key);
}

/**
 * Returns the language of a scope's default messages if it differs from the page's language. Returns `undefined` if the
 * page is in English or overrides a message of the scope.
 */
export function getFallbackLanguage(scope: string): string | undefined {
  if (pageLocale().startsWith("en")) return undefined;
  for (const key of overrides().messages.keys()) if (key.startsWith(`${scope}.`)) return undefined;
  return DEFAULT_LOCALE;
}

/** Resolves when the page's own messages are compiled. A page without them never waits. */
export function messagesReady(): Promise<void> {
  return overrides().ready;
}

function overrides(): Overrides {
  return pageSingleton("messages", () => {
    const state: Overrides = { messages: new Map(), ready: Promise.resolve() };
    const load = () => {
      const ownMessages = getPageSetting("messages");
      if (!ownMessages) return;
      if (compileNow) state.messages = compileNow(ownMessages, pageLocale());
      else state.ready = fetchCompiler(state, ownMessages);
    };
    onPageConfiguration(load);
    load();
    return state;
  });
}

/** Loads the compiler. Most pages have no own messages and never load it. */
async function fetchCompiler(state: Overrides, ownMessages: unknown): Promise<void> {
  try {
    const { compileOwn } = await import("./compile-own.js");
    state.messages = compileOwn(ownMessages, pageLocale());
  } catch (cause) {
    reportFault("chunk/failed", "The page's own messages could not be compiled; the defaults are shown.", {
      cause,
    });
  }
}
