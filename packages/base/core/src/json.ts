const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Parses JSON that came from outside. Keys that could reach a prototype are dropped, and what was cut within a character
 * has the sign for an unknown one there: `encodeURIComponent` throws at half of one, and whole lists go with an address.
 * @throws SyntaxError when the text is not JSON.
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text, function drop(this: unknown, key: string, value: unknown) {
    if (FORBIDDEN.has(key)) return undefined;
    return typeof value === "string" ? value.toWellFormed() : value;
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
