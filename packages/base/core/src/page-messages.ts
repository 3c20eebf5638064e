import type { CompileOwn } from "./compile-messages.js";
import type { CompiledMessage } from "./message-format.js";
import { onPageConfiguration, pageSetting } from "./page-configuration.js";
import { reportFault } from "./report.js";
import { pageSingleton } from "./runtime.js";
import { ownDocument } from "./unshadowed.js";

let compileNow: CompileOwn | undefined;

/** With a compiler at hand the page's own messages can be used as soon as they are configured. */
export function setMessageCompiler(compile: CompileOwn): void {
  compileNow = compile;
}

/** Overrides of the page by full key, compiled; kept for the locale they were compiled for. */
interface Overrides {
  messages: ReadonlyMap<string, CompiledMessage>;
  ready: Promise<void>;
}

/** The locale of the messages that come with Quire. */
export const DEFAULT_LOCALE = "en-US";

/** The page's locale: configuration `locale`, else the document's language, else US English. */
export function pageLocale(): string {
  const said = [
    pageSetting("locale"),
    typeof document === "undefined" ? "" : ownDocument.documentElement.lang,
  ];
  const locale = said.find((value): value is string => typeof value === "string" && isLocale(value));
  return locale ?? DEFAULT_LOCALE;
}

function isLocale(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false; // Not a language tag: the caller goes on to the next.
  }
}

/** The override of one message, where the page has one. */
export function messageOverride(key: string): CompiledMessage | undefined {
  return overrides().messages.get(key);
}

/**
 * The language of a scope's words, where it is not the page's: `undefined` where the page has written some of them
 * itself, or reads English.
 */
export function fallbackLanguage(scope: string): string | undefined {
  if (pageLocale().startsWith("en")) return undefined;
  for (const key of overrides().messages.keys()) if (key.startsWith(`${scope}.`)) return undefined;
  return DEFAULT_LOCALE;
}

/** Resolves when the page's own messages can be used; at once where it has none. */
export function messagesReady(): Promise<void> {
  return overrides().ready;
}

function overrides(): Overrides {
  return pageSingleton("messages", () => {
    const state: Overrides = { messages: new Map(), ready: Promise.resolve() };
    const load = () => {
      const said = pageSetting("messages");
      if (!said) return;
      if (compileNow) state.messages = compileNow(said, pageLocale());
      else state.ready = fetchCompiler(state, said);
    };
    onPageConfiguration(load);
    load();
    return state;
  });
}

/** Most pages say nothing in place of messages, and load nothing that compiles. */
async function fetchCompiler(state: Overrides, said: unknown): Promise<void> {
  try {
    const { compileOwn } = await import("./compile-own.js");
    state.messages = compileOwn(said, pageLocale());
  } catch (cause) {
    reportFault("chunk/failed", "The page's own messages could not be compiled; the defaults are shown.", {
      cause,
    });
  }
}
