/** A token of ours in a sheet, which is a string by now: `--_line:var(--quire-color-line,#ddd5c8);`. */
const TOKEN = /(?<=[{;])(--_[a-z-]+):[^;{}]*(?:;|(?=\}))/g;

/**
 * Takes out of a bundle's sheets the tokens that none of them reads: the host's sheet gives all, and a script that
 * stands by itself has few widgets.
 */
export function readTokens() {
  /** By bundle, what is read in it. */
  const found = new WeakMap();
  return {
    name: "quire-read-tokens",
    renderChunk(code, _chunk, _options, { chunks }) {
      if (!found.has(chunks)) found.set(chunks, readIn(codeOf(chunks)));
      const read = found.get(chunks);
      return { code: code.replace(TOKEN, (said, name) => (read.has(name) ? said : "")), map: null };
    },
  };
}

const codeOf = (chunks) =>
  Object.values(chunks)
    .flatMap(({ modules }) => Object.values(modules))
    .map(({ code }) => code ?? "")
    .join("\n");

/** The tokens that are read, but for those that only one which nobody reads is made of. */
function readIn(code) {
  const read = new Set(code.match(/(?<=var\()--_[a-z-]+/g));
  const left = code.replace(TOKEN, (said, name) => (read.has(name) ? said : ""));
  return left === code ? read : readIn(left);
}
