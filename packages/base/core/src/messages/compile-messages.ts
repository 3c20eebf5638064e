import { reportFault } from "../errors/report.js";
import type { CompiledMessage } from "./message-format.js";

export type Compile = (icu: string) => CompiledMessage;

/** Compiles the page's own messages for one locale. Returns them by full key. */
export type CompileOwn = (byLocale: unknown, locale: string) => ReadonlyMap<string, CompiledMessage>;

/** A page's own message: its full key and its text in ICU syntax. */
export type OwnMessage = readonly [key: string, icu: unknown];

/** Compiles a page's own messages by key. Reports an invalid one and leaves it out, so that the default shows. */
export function compileMessages(
  messages: readonly OwnMessage[],
  compile: Compile,
): ReadonlyMap<string, CompiledMessage> {
  const compiled = new Map<string, CompiledMessage>();
  for (const [key, icu] of messages) compileInto(compiled, key, icu, compile);
  return compiled;
}

function compileInto(
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
