const DIRECTIVE = /^\s*(?:\/\*[\s\S]*?\*\/\s*|\/\/.*\n\s*)*["']use client["']/;

/** Rollup drops `"use client"`; this puts it back on top of each file whose source has it. */
export function directives() {
  const marked = new Set();
  return {
    name: "quire-directives",
    transform(code, id) {
      if (DIRECTIVE.test(code)) marked.add(id);
      return null;
    },
    banner: (chunk) => (chunk.moduleIds.some((id) => marked.has(id)) ? '"use client";' : ""),
  };
}
