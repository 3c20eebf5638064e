import { ownDocument } from "../dom/unshadowed.js";
import { reportFault } from "../errors/report.js";
import { getPageSetting, onPageConfiguration } from "../page/page-configuration.js";
import { pageSingleton } from "../page/runtime.js";
import type { CompileOwn } from "./compile-messages.js";
import {
  type LocaleMessages,
  type MessageSettings,
  type PageMessages,
  setMessages,
} from "./locale-messages.js";
import { getSources } from "./locale-sources.js";
import type { CompiledMessage } from "./message-format.js";
import { DEFAULT_LOCALE, pageLocale } from "./page-locale.js";

let compileNow: CompileOwn | undefined;

/** Sets a compiler. The page's own messages and those of its locale then apply at once, without loading another chunk. */
export function setMessageCompiler(compile: CompileOwn): void {
  compileNow = compile;
}

/** Returns the message of the page or of its locale for a key, if there is one. */
export function getMessageOverride(key: string): CompiledMessage | undefined {
  return pageMessages().messages.get(key);
}

/**
 * Returns the language of a scope's default messages if it differs from the page's language. Returns `undefined` if the
 * page is in English or overrides a message of the scope.
 */
export function getFallbackLanguage(scope: string): string | undefined {
  if (pageLocale().startsWith("en")) return undefined;
  for (const key of pageMessages().messages.keys()) if (key.startsWith(`${scope}.`)) return undefined;
  return DEFAULT_LOCALE;
}

/**
 * Resolves when the page's own messages are compiled and those of its locale are loaded, or one of them failed. A page in
 * English without own messages never waits.
 * @param widget also waits for the messages that only this widget needs
 */
export function messagesReady(widget?: string): Promise<unknown> {
  const state = pageMessages();
  if (!widget) return state.ready;
  state.widgets.add(widget);
  return state.ready.then(() => state.addMore?.(widget));
}

/** Calls `listener` after every change of messages, such as another language of the page. Returns a function that ends it. */
export function onMessages(listener: () => void): () => void {
  const { listeners } = pageMessages();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns another object after every change of messages, as React's external stores need it. */
export const getMessages = (): unknown => pageMessages().messages;

function pageMessages(): PageMessages {
  return pageSingleton("messages", () => {
    const state: PageMessages = {
      messages: new Map(),
      ready: Promise.resolve(),
      settings: undefined,
      widgets: new Set(),
      listeners: new Set(),
    };
    const load = () => loadMessages(state);
    onPageConfiguration(load);
    if (typeof document !== "undefined") {
      const observer = new MutationObserver(load);
      for (const element of [ownDocument.body, ownDocument.documentElement])
        if (element) observer.observe(element, { attributeFilter: ["lang"] });
    }
    load();
    return state;
  });
}

/** Loads the messages if a setting about them has changed. A page in English without own messages has none to load. */
function loadMessages(state: PageMessages): void {
  const settings: MessageSettings = [pageLocale(), getPageSetting("messages"), getPageSetting("locales")];
  const { settings: before } = state;
  if (before && settings.every((value, i) => value === before[i])) return;
  state.settings = settings;
  state.addMore = undefined;
  state.ready = Promise.resolve(); // An outdated load waits for this promise, so it must not be the load's own.
  const [locale, ...rest] = settings;
  const isEnglish = locale.startsWith("en");
  if (compileNow && setMessagesNow(state, settings, isEnglish, compileNow)) return;
  if (isEnglish && !rest.some(Boolean)) setMessages(state, new Map());
  else
    state.ready = import("./fetch-messages.js").then(
      ({ fetchMessages }) => fetchMessages(state, settings, compileNow),
      (cause) =>
        reportFault("chunk/failed", "The page's messages could not be loaded.", {
          cause,
          why: "The defaults are shown.",
        }),
    );
}

/** Sets the messages at once if code passed them as objects. Returns false if they must load. */
function setMessagesNow(
  state: PageMessages,
  settings: MessageSettings,
  isEnglish: boolean,
  compile: CompileOwn,
): boolean {
  const [locale, own] = settings;
  const sources = getSources(settings);
  const compiled = compile(own, locale);
  // The code that loads messages reports an unknown language.
  const isKnown = isEnglish || sources.length + compiled.size > 0;
  if (!isKnown || sources.some((source) => typeof source === "function")) return false;
  const entries = sources.flatMap((source) => Object.entries<CompiledMessage>(source as LocaleMessages));
  setMessages(state, new Map([...entries, ...compiled]));
  return true;
}
