/**
 * Matches a token of Quire in a sheet, which is a string at that point:
 * `--_line:var(--quire-color-line,#ddd5c8);`.
 */
const TOKEN = /(?<=[{;])(--_[a-z-]+):[^;{}]*(?:;|(?=\}))/g;

/**
 * Removes tokens that no sheet of the bundle reads. The host's sheet defines all of them, but a standalone
 * script has few widgets.
 */
export function readTokens() {
  /** The tokens that each bundle reads. */
  const found = new WeakMap();
  return {
    name: "quire-read-tokens",
    renderChunk(code, _chunk, _options, { chunks }) {
      if (!found.has(chunks)) found.set(chunks, readIn(getCode(chunks)));
      const read = found.get(chunks);
      return { code: code.replace(TOKEN, (token, name) => (read.has(name) ? token : "")), map: null };
    },
  };
}

const getCode = (chunks) =>
  Object.values(chunks)
    .flatMap(({ modules }) => Object.values(modules))
    .map(({ code }) => code ?? "")
    .join("\n");

/** Returns the tokens that are read. A token that only unread tokens use is not included. */
function readIn(code) {
  const read = new Set(code.match(/(?<=var\()--_[a-z-]+/g));
  const left = code.replace(TOKEN, (token, name) => (read.has(name) ? token : ""));
  return left === code ? read : readIn(left);
}
