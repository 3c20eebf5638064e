import { readFile } from "node:fs/promises";
import { rollup } from "rollup";

/** Mark of the page's own copy of a library. */
const OWN_COPY = "?page";

/** Libraries that are one big module of small functions: in a shared chunk, all that anyone uses of it lies there. */
const COPIED = new Set(["valibot"]);

/**
 * Finds the modules that run before React: of which the page script, a shell or a trigger really uses something.
 * Imports alone do not tell, for a barrel file imports a whole package. So these entries are bundled once by
 * themselves, and what tree-shaking left is the answer.
 *
 * The page script gets its own copy of Valibot: the few functions that it uses (0.4 KB) instead of all that any
 * widget does (2.5 KB). Schemas are plain objects, so the two copies understand each other.
 * @param {Record<string, string>} entries name → file; "page" is the page script
 * @param {() => import("rollup").Plugin[]} plugins the same as the bundle's own
 */
export function early(entries, plugins) {
  const own = new Set(Object.values(entries));
  let onPage = new Set();
  let soon = new Set();
  let later = new Set();

  return {
    name: "quire-early",
    async buildStart() {
      const bundle = await rollup({ input: entries, plugins: plugins(), onLog() {} });
      const { output } = await bundle.generate({ format: "es" });
      await bundle.close();
      const entryChunks = output.filter((chunk) => chunk.isEntry);
      onPage = usedBy(output, entryChunks.find(({ name }) => name === "page").fileName);
      soon = new Set(entryChunks.flatMap(({ fileName }) => [...usedBy(output, fileName)]));
      later = new Set(output.flatMap(({ fileName }) => [...usedBy(output, fileName)]));
    },
    resolveId: {
      order: "pre",
      async handler(source, importer, options) {
        if (!COPIED.has(source) || !onPage.has(importer)) return null;
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found && { id: found.id + OWN_COPY, moduleSideEffects: false };
      },
    },
    load: (id) => (id.endsWith(OWN_COPY) ? readFile(id.slice(0, -OWN_COPY.length), "utf8") : null),
    /** What the page script needs before the first paint. */
    isOnPage: (id) => id.endsWith(OWN_COPY) || (onPage.has(id) && !own.has(id) && !isCopied(id)),
    /** The same, or what a shell or a trigger needs to run. */
    isEarly: (id) => soon.has(id) || own.has(id),
    /** The same, or what they import on demand: the API client and the calls, without what only widgets use. */
    isWithoutWidgets: (id) => soon.has(id) || later.has(id),
  };
}

const isCopied = (id) => [...COPIED].some((name) => id.includes(`/node_modules/${name}/`));

function usedBy(output, fileName, found = new Set()) {
  const chunk = output.find((one) => one.fileName === fileName);
  for (const [id, { renderedLength }] of Object.entries(chunk.modules)) if (renderedLength > 0) found.add(id);
  for (const imported of chunk.imports) usedBy(output, imported, found);
  return found;
}
