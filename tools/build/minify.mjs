import terser from "@rollup/plugin-terser";

/** By format and code, what became of it: most of one flavour is in the other too, and minifying is most of a build. */
const minified = new Map();

/** Minifies; the same code but once. */
export function minify() {
  // `hoist_vars` for React's sake: its bundle of one `var` a function is smaller.
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
