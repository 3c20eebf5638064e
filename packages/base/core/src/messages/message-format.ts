import { formatNumber, getPluralCategory } from "./american-english.js";

/** One branch of a plural or select, or a whole message. */
export type MessagePart =
  | string
  | readonly ["arg", string]
  | readonly ["number", string, offset?: number]
  | readonly ["plural", string, number, Readonly<Record<string, readonly MessagePart[]>>]
  | readonly ["select", string, Readonly<Record<string, readonly MessagePart[]>>]
  | readonly ["tag", string, readonly MessagePart[]];

/** A compiled ICU message: plain text, or parts. */
export type CompiledMessage = string | readonly MessagePart[];

/** A value in a message: text, or a value that is formatted for the message's locale. */
export type MessageValue = string | number | ((locale: string) => string);

export type MessageValues = Readonly<Record<string, MessageValue>>;

/** Functions that render `<name>…</name>` in a message, for example as a link. */
export type MessageTags<Node> = Readonly<Record<string, (children: string) => Node>>;

interface Context<Node> {
  readonly values: MessageValues;
  readonly tags: MessageTags<Node>;
  readonly locale: string;
}

function getBranch<T>(branches: Readonly<Record<string, T>>, ...names: string[]): T | undefined {
  const name = names.find((candidate) => Object.hasOwn(branches, candidate));
  return name === undefined ? undefined : branches[name];
}

const RIGHT_TO_LEFT = /^(ar|fa|he|ku|ps|sd|ug|ur|yi)\b/;

/** Isolates a value in right-to-left text, so that a Latin name or a phone number keeps its order. */
const formatText = (text: string, locale: string) =>
  text && RIGHT_TO_LEFT.test(locale) ? `\u2068${text}\u2069` : text;

function formatPart<Node>(part: MessagePart, context: Context<Node>): readonly (string | Node)[] {
  if (typeof part === "string") return [part];
  const { values, tags, locale } = context;
  const value = Object.hasOwn(values, part[1]) ? values[part[1]] : undefined;
  switch (part[0]) {
    case "arg":
      return [typeof value === "function" ? value(locale) : formatText(String(value ?? ""), locale)];
    case "number":
      return [typeof value === "number" ? formatNumber(value - (part[2] ?? 0), locale) : String(value ?? "")];
    case "plural": {
      const category = getPluralCategory(Number(value) - part[2], locale);
      return formatParts(getBranch(part[3], `=${value}`, category, "other") ?? [], context);
    }
    case "select":
      return formatParts(getBranch(part[2], String(value), "other") ?? [], context);
    case "tag": {
      const inner = formatParts(part[2], context).join("");
      return [Object.hasOwn(tags, part[1]) ? (tags[part[1]]?.(inner) ?? inner) : inner];
    }
  }
}

function formatParts<Node>(parts: readonly MessagePart[], context: Context<Node>): (string | Node)[] {
  return parts.flatMap((part) => formatPart(part, context));
}

/** Returns the pieces of a message: text, and the results of `tags`. */
export function formatMessage<Node>(
  message: CompiledMessage,
  values: MessageValues,
  tags: MessageTags<Node>,
  locale: string,
): (string | Node)[] {
  if (typeof message === "string") return [message];
  return formatParts(message, { values, tags, locale });
}
