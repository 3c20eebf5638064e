/** What a console shows of a module that was included as a classic script is this line, at `import.meta`'s error. */
const LINE = '// Without type="module", include quire.classic.js.';

/** Tells who included the module loader without `type="module"` what to do. */
export function firstLine() {
  return {
    name: "quire-first-line",
    renderChunk(code, { fileName }) {
      return fileName === "quire.js" ? { code: `${LINE}\n${code}`, map: null } : null;
    },
  };
}
