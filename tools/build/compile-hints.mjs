/** The files most of whose functions run while a page starts, or under a reader's first press. */
const FIRST = /^(quire|quire\.classic|page)\.js$|^chunks\/frame-/;

/**
 * Has V8 compile these files whole while they arrive, on a thread of its own: by itself it compiles a function when it is
 * called for the first time, on the main thread, in the very moment that a reader waits for. Other browsers see a comment.
 */
export function compileHints() {
  return {
    name: "quire-compile-hints",
    renderChunk(code, { fileName }) {
      return FIRST.test(fileName) ? { code: `//# allFunctionsCalledOnLoad\n${code}`, map: null } : null;
    },
  };
}
