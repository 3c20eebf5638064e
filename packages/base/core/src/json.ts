const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Parses JSON that came from outside. Keys that could reach a prototype are dropped.
 * @throws SyntaxError when the text is not JSON.
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text, function drop(this: unknown, key: string, value: unknown) {
    return FORBIDDEN.has(key) ? undefined : value;
  });
}

/**
 * `JSON.stringify` of plain data that leaves the page, for a server or a storage. Old libraries give arrays, texts and
 * numbers a `toJSON` of their own (Prototype up to 1.6), which writes JSON into JSON: none is asked here.
 */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, function own(this: Record<string, unknown>, key: string) {
    return this[key];
  });
}
