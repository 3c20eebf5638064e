import { pathToFileURL } from "node:url";
import { at } from "../workspace.mjs";
import { importSource } from "./source.mjs";

const TEXT_FILE = /\/text\.tsx?(\?.*)?$/;
/** Path of the list of all message keys. */
const KEYS_FILE = /\/configuration\/message-keys\.ts$/;
/** The empty list in that file. */
const NO_KEYS = "messageKeys = []";
const COMPILER = pathToFileURL(at("packages/base/core/src/messages/compile-message.ts")).href;

/**
 * Returns the text of a string literal or of a template without substitutions, and undefined for anything
 * else.
 */
function getLiteralText(node) {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type === "TemplateLiteral" && node.quasis.length === 1) return node.quasis[0].value.cooked;
}

/** Finds every message in the second argument of a defineText call, with its key path and position. */
function* getMessages(node, path = []) {
  if (node?.type !== "ObjectExpression") return;
  for (const property of node.properties) {
    if (property.type !== "Property" || property.computed) continue;
    const key = [...path, property.key.name ?? String(property.key.value)];
    const icu = getLiteralText(property.value);
    if (icu === undefined) yield* getMessages(property.value, key);
    else yield { key: key.join("."), icu, start: property.value.start, end: property.value.end };
  }
}

/** Finds every call of defineText. */
function* getCalls(node) {
  if (!node || typeof node !== "object") return;
  if (Array.isArray(node)) {
    for (const child of node) yield* getCalls(child);
    return;
  }
  if (node.type === "CallExpression" && node.callee.name === "defineText") yield node;
  for (const [key, child] of Object.entries(node)) if (key !== "parent") yield* getCalls(child);
}

/** Finds every message of a `text.ts` in the tree of its code, with its full key and its position. */
export const findMessages = (program) =>
  [...getCalls(program)].flatMap(({ arguments: [scope, all] }) =>
    [...getMessages(all)].map((message) => ({ ...message, key: `${getLiteralText(scope)}.${message.key}` })),
  );

/**
 * Replaces the ICU strings of `defineText(name, { key: "…" })` in files named text.ts with their compiled
 * form, so that users load no parser. It works in Rollup and in Vite, on JavaScript without types. A string
 * that is not ICU ends the build with its file and key. A build with `message-keys.ts` writes the keys of all
 * its messages there.
 * @param {{ needsKeys?: boolean }} options `needsKeys`: a build without that file ends with an error
 */
export function messages({ needsKeys = false } = {}) {
  let compiler;
  let hasKeys = false;
  const keys = new Set();
  return {
    name: "quire-messages",
    enforce: "post",
    async transform(code, id) {
      if (!TEXT_FILE.test(id) || !code.includes("defineText")) return null;
      compiler ??= importSource(COMPILER);
      const { compileMessage } = await compiler;
      const found = findMessages(this.parse(code));
      for (const { key } of found) keys.add(key);
      let result = code;
      for (const { key, icu, start, end } of found.sort((a, b) => b.start - a.start)) {
        try {
          result = `${result.slice(0, start)}${JSON.stringify(compileMessage(icu))}${result.slice(end)}`;
        } catch (cause) {
          this.error({
            message: `${id}: the message "${key}" is not ICU: ${cause.message}\n  ${icu}`,
            cause,
          });
        }
      }
      return { code: result, map: null };
    },
    // All files have been read by then.
    renderChunk(code, { moduleIds }) {
      if (!moduleIds.some((id) => KEYS_FILE.test(id))) return null;
      if (!code.includes(NO_KEYS)) this.error(`message-keys.ts needs the constant "${NO_KEYS}".`);
      hasKeys = true;
      const written = `messageKeys = ${JSON.stringify([...keys].sort())}`;
      return { code: code.replace(NO_KEYS, () => written), map: null };
    },
    generateBundle() {
      if (needsKeys && !hasKeys)
        this.error(
          "The list of message keys is in no file of the build, so pages could not name unknown keys. Keep it in configuration/message-keys.ts, or change KEYS_FILE in tools/build/messages.mjs.",
        );
    },
  };
}
