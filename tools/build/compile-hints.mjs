/** Files with functions that mostly run while a page starts, or on the first click. */
const FIRST = /^(quire|quire\.classic|page)\.js$|^chunks\/frame-/;

/**
 * Makes V8 compile these files as a whole while they arrive, on another thread. Otherwise it compiles each function at
 * its first call, on the main thread, while the reader waits. Other browsers see a comment.
 */
export function compileHints() {
  return {
    name: "quire-compile-hints",
    renderChunk(code, { fileName }) {
      return FIRST.test(fileName) ? { code: `//# allFunctionsCalledOnLoad\n${code}`, map: null } : null;
    },
  };
}
