const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Parses external JSON. It drops keys that could reach a prototype. It replaces half characters by the replacement
 * character, because `encodeURIComponent` throws at them.
 * @throws SyntaxError when the text is not JSON
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text, function drop(this: unknown, key: string, value: unknown) {
    if (FORBIDDEN.has(key)) return undefined;
    return typeof value === "string" ? value.toWellFormed() : value;
  });
}

/**
 * Serializes plain data for a server or a storage. It ignores the `toJSON` of old libraries (Prototype up to 1.6) on
 * arrays, texts and numbers, which would nest JSON in JSON.
 */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, function own(this: Record<string, unknown>, key: string) {
    return this[key];
  });
}
