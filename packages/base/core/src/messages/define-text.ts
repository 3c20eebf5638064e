import {
  type CompiledMessage,
  formatMessage,
  type MessageTags,
  type MessageValues,
} from "./message-format.js";
import { DEFAULT_LOCALE, pageLocale } from "./page-locale.js";
import { getMessageOverride } from "./page-messages.js";

/** The messages of one package, by key. */
export interface Text<Key extends string> {
  /** Returns the message with `values` filled in. */
  (key: Key, values?: MessageValues): string;
  /** Returns the message in pieces. `tags` turn `<name>…</name>` into nodes. */
  rich<Node>(key: Key, values: MessageValues, tags: MessageTags<Node>): (string | Node)[];
  /** Locale of a message and its values: the page's locale, or English if the message has no translation. */
  getLocale(key: Key): string;
}

/** Returns a message without values by its full key: the page's own message or its locale's, else `standard`. */
export function getWords(key: string, standard: string): string {
  const message = getMessageOverride(key);
  return message === undefined ? standard : formatMessage(message, {}, {}, pageLocale()).join("");
}

/**
 * Declares a package's messages, in ICU syntax, in its `text.ts`. The build compiles them. A page overrides a message
 * by the key `"<scope>.<key>"` under `messages` in its configuration.
 * @__NO_SIDE_EFFECTS__
 */
export function defineText<Key extends string>(
  scope: string,
  messages: Readonly<Record<Key, CompiledMessage>>,
): Text<Key> {
  const override = (key: Key) => getMessageOverride(`${scope}.${key}`);
  const getLocale = (key: Key) => (override(key) === undefined ? DEFAULT_LOCALE : pageLocale());
  const rich = <Node>(key: Key, values: MessageValues, tags: MessageTags<Node>) =>
    formatMessage(override(key) ?? messages[key], values, tags, getLocale(key));
  const text = (key: Key, values: MessageValues = {}) => rich(key, values, {}).join("");
  return Object.assign(text, { rich, getLocale });
}
