/** First line of a module. The console shows it when a page includes the module as a classic script. */
const LINE = '// Without type="module", include quire.classic.js.';

/** Adds a hint for developers who include the module loader without `type="module"`. */
export function firstLine() {
  return {
    name: "quire-first-line",
    renderChunk(code, { fileName }) {
      return fileName === "quire.js" ? { code: `${LINE}\n${code}`, map: null } : null;
    },
  };
}
