import type { CompiledMessage } from "./message-format.js";

/** A locale's messages by full key, compiled. `@quire/locales/de` exports them. */
export type LocaleMessages = Readonly<Record<string, CompiledMessage>>;

/** A file with a locale's messages. */
export interface LocaleModule {
  readonly default: LocaleMessages;
  /** Imports the messages that only some widgets need. */
  readonly getMore?: (widget: string) => readonly Promise<LocaleModule>[];
  /** Resolves when the messages for a file, such as `widgets/mini-cart.js`, are loaded. */
  readonly textsReady?: (file: string) => Promise<unknown>;
}

/** The setting `locales`: messages, or a function that imports them, by language tag. */
export type Locales = Readonly<Record<string, LocaleMessages | (() => Promise<LocaleModule>)>>;

/** Loads a locale of the page's script. Returns `undefined` for a language that the script does not have. */
export type LoadLocale = (locale: string) => Promise<LocaleModule> | undefined;

/** All settings that decide about messages: the locale, the page's own messages, and the locales. */
export type MessageSettings = readonly [locale: string, own: unknown, locales: unknown];

/** The messages that replace the English defaults: those of the page's locale and the page's own ones. */
export interface PageMessages {
  /** Compiled messages by full key. Another map replaces it after a change. */
  messages: ReadonlyMap<string, CompiledMessage>;
  ready: Promise<unknown>;
  settings: MessageSettings | undefined;
  /** Adds the messages that only this widget needs. It exists once the locale's file is loaded. */
  addMore?: ((widget: string) => Promise<void>) | undefined;
  /** The widgets for which `addMore` was called. */
  readonly widgets: Set<string>;
  readonly listeners: Set<() => void>;
}

/** Replaces all messages, and notifies the widgets. */
export function setMessages(state: PageMessages, messages: PageMessages["messages"]): void {
  state.messages = messages;
  for (const listener of state.listeners) listener();
}
