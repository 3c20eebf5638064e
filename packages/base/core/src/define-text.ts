import {
  type CompiledMessage,
  formatMessage,
  type MessageTags,
  type MessageValues,
} from "./message-format.js";
import { messageOverride, pageLocale } from "./page-messages.js";

/** The messages of one package, by key. */
export interface Text<Key extends string> {
  /** The message in the page's locale with `values` filled in. */
  (key: Key, values?: MessageValues): string;
  /** The message in pieces, with `tags` turning `<name>…</name>` into nodes. */
  rich<Node>(key: Key, values: MessageValues, tags: MessageTags<Node>): (string | Node)[];
}

/**
 * Declares a package's messages, in ICU syntax, in its `text.ts`. The build compiles them; a page
 * overrides one as `"<scope>.<key>"` under `messages` in its configuration.
 * @__NO_SIDE_EFFECTS__
 */
export function defineText<Key extends string>(
  scope: string,
  messages: Readonly<Record<Key, CompiledMessage>>,
): Text<Key> {
  const find = (key: Key) => messageOverride(`${scope}.${key}`) ?? messages[key];
  const text = (key: Key, values: MessageValues = {}) =>
    formatMessage(find(key), values, {}, pageLocale()).join("");
  return Object.assign(text, {
    rich: <Node>(key: Key, values: MessageValues, tags: MessageTags<Node>) =>
      formatMessage(find(key), values, tags, pageLocale()),
  });
}
