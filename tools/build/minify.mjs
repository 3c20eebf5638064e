import terser from "@rollup/plugin-terser";

/**
 * Results by format and code. Most code of one flavour is also in the other, and minifying takes most of a
 * build.
 */
const minified = new Map();

/** Minifies code, and reuses the result for identical code. */
export function minify() {
  // React's bundle is smaller with `hoist_vars`, that is, with one `var` per function.
  const { renderChunk, ...plugin } = terser({
    ecma: 2020,
    module: true,
    compress: { passes: 3, hoist_vars: true },
    format: { comments: /^!/ },
  });
  return {
    ...plugin,
    renderChunk(code, chunk, options) {
      const key = `${options.format} ${code}`;
      if (!minified.has(key)) minified.set(key, renderChunk(code, chunk, options));
      return minified.get(key);
    },
  };
}
