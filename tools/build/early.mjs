import { rollup } from "rollup";

/**
 * Finds the modules that run before React: of which the page script, a shell or a trigger really uses something.
 * Imports alone do not tell, for a barrel file imports a whole package. So these entries are bundled once by
 * themselves, and what tree-shaking left is the answer.
 * @param {Record<string, string>} entries name → file; "page" is the page script
 * @param {() => import("rollup").Plugin[]} plugins the same as the bundle's own
 */
export function early(entries, plugins) {
  const own = new Set(Object.values(entries));
  let onPage = new Set();
  let anywhere = new Set();

  return {
    name: "quire-early",
    async buildStart() {
      const bundle = await rollup({ input: entries, plugins: plugins(), onLog() {} });
      const { output } = await bundle.generate({ format: "es" });
      await bundle.close();
      const entryChunks = output.filter((chunk) => chunk.isEntry);
      onPage = usedBy(output, entryChunks.find(({ name }) => name === "page").fileName);
      anywhere = new Set(entryChunks.flatMap(({ fileName }) => [...usedBy(output, fileName)]));
    },
    /** What the page script needs before the first paint. */
    isOnPage: (id) => onPage.has(id) && !own.has(id),
    /** The same, or what a shell or a trigger needs to run. */
    isEarly: (id) => anywhere.has(id) || own.has(id),
  };
}

function usedBy(output, fileName, found = new Set()) {
  const chunk = output.find((one) => one.fileName === fileName);
  for (const [id, { renderedLength }] of Object.entries(chunk.modules)) if (renderedLength > 0) found.add(id);
  for (const imported of chunk.imports) usedBy(output, imported, found);
  return found;
}
