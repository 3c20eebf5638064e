import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { CompiledMessage, MessagePart } from "./message-format.js";

type Branches = Record<string, { readonly value: MessageFormatElement[] }>;

function compileBranches(
  options: Branches,
  hash: string | undefined,
): Record<string, readonly MessagePart[]> {
  return Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [name, compileAll(value, hash)]),
  );
}

function compileElement(element: MessageFormatElement, hash: string | undefined): MessagePart {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.argument:
      return ["arg", element.value];
    case TYPE.number:
      return ["number", element.value];
    case TYPE.pound:
      return ["number", hash ?? ""];
    case TYPE.plural:
      return ["plural", element.value, element.offset, compileBranches(element.options, element.value)];
    case TYPE.select:
      return ["select", element.value, compileBranches(element.options, hash)];
    case TYPE.tag:
      return ["tag", element.value, compileAll(element.children, hash)];
    default:
      throw new SyntaxError("Dates and times are formatted before they go into a message: use {name}.");
  }
}

function compileAll(elements: readonly MessageFormatElement[], hash: string | undefined): MessagePart[] {
  return elements.map((element) => compileElement(element, hash));
}

/**
 * Compiles an ICU message (arguments, plural, select, #, tags) for `formatMessage`. The build runs it for every
 * `text.ts`. A page runs it only for messages that its configuration overrides.
 * @throws SyntaxError when the message is not ICU syntax.
 */
export function compileMessage(icu: string): CompiledMessage {
  const parts = compileAll(parse(icu), undefined);
  return parts.every((part) => typeof part === "string") ? parts.join("") : parts;
}
