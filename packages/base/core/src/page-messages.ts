import { type Compile, compileMessages, type SaidMessage } from "./compile-messages.js";
import type { CompiledMessage } from "./message-format.js";
import { onPageConfiguration, pageSetting } from "./page-configuration.js";
import { reportFault } from "./report.js";
import { pageSingleton } from "./runtime.js";
import { ownDocument } from "./unshadowed.js";

let compileNow: ((said: readonly SaidMessage[]) => Overrides["messages"]) | undefined;

/** With a compiler at hand the page's own messages can be used as soon as they are configured. */
export function setMessageCompiler(compile: Compile): void {
  compileNow = (said) => compileMessages(said, compile);
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
      const said = saidMessages();
      if (said.length === 0) return;
      if (compileNow) state.messages = compileNow(said);
      else state.ready = fetchCompiler(state, said);
    };
    onPageConfiguration(load);
    load();
    return state;
  });
}

async function fetchCompiler(state: Overrides, said: readonly SaidMessage[]): Promise<void> {
  try {
    const { compileOwn } = await import("./compile-own.js");
    state.messages = compileOwn(said);
  } catch (cause) {
    reportFault("chunk/failed", "The page's own messages could not be compiled; the defaults are shown.", {
      cause,
    });
  }
}

/** What `messages` says for the page's locale: its language first, then the exact tag over it. */
function saidMessages(): SaidMessage[] {
  const byLocale = pageSetting("messages");
  if (typeof byLocale !== "object" || byLocale === null) return [];
  const locale = pageLocale();
  const language = locale.split("-")[0];
  return Object.entries(byLocale)
    .filter(([tag]) => tag === language || tag === locale)
    .sort(([a], [b]) => a.length - b.length)
    .flatMap(([, messages]) => Object.entries(Object(messages)));
}
