import type { CompiledMessage } from "./message-format.js";
import { onPageConfiguration, pageSetting } from "./page-configuration.js";
import { reportFault } from "./report.js";
import { pageSingleton } from "./runtime.js";
import { ownDocument } from "./unshadowed.js";

type Compile = (icu: string) => CompiledMessage;

let givenCompiler: Compile | undefined;

/** With a compiler at hand the page's own messages can be used as soon as they are configured. */
export function setMessageCompiler(compile: Compile): void {
  givenCompiler = compile;
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
      if (givenCompiler) state.messages = compileAll(said, givenCompiler);
      else state.ready = fetchCompiler(state, said);
    };
    onPageConfiguration(load);
    load();
    return state;
  });
}

async function fetchCompiler(state: Overrides, said: readonly (readonly [string, unknown])[]): Promise<void> {
  try {
    const { compileMessage } = await import("./compile-message.js");
    state.messages = compileAll(said, compileMessage);
  } catch (cause) {
    reportFault("chunk/failed", "The page's own messages could not be compiled; the defaults are shown.", {
      cause,
    });
  }
}

function compileAll(
  said: readonly (readonly [string, unknown])[],
  compile: Compile,
): ReadonlyMap<string, CompiledMessage> {
  const compiled = new Map<string, CompiledMessage>();
  for (const [key, icu] of said) compileOverride(compiled, key, icu, compile);
  return compiled;
}

function compileOverride(
  compiled: Map<string, CompiledMessage>,
  key: string,
  icu: unknown,
  compile: Compile,
): void {
  try {
    if (typeof icu !== "string") throw new SyntaxError("It is not a string.");
    compiled.set(key, compile(icu));
  } catch (cause) {
    reportFault("message/invalid", `The message "${key}" of the configuration cannot be used.`, {
      fix: "Write it in ICU syntax, as: You have {n, plural, one {# item} other {# items}}.",
      cause,
    });
  }
}

/** What `messages` says for the page's locale: its language first, then the exact tag over it. */
function saidMessages(): (readonly [string, unknown])[] {
  const byLocale = pageSetting("messages");
  if (typeof byLocale !== "object" || byLocale === null) return [];
  const locale = pageLocale();
  const language = locale.split("-")[0];
  return Object.entries(byLocale)
    .filter(([tag]) => tag === language || tag === locale)
    .sort(([a], [b]) => a.length - b.length)
    .flatMap(([, messages]) => Object.entries(Object(messages)));
}
