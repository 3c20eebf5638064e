import { rollup } from "rollup";
import { libraryOf } from "./chunks.mjs";

/**
 * Finds out which files need a module before they run: entries, and modules that `import()` loads. Imports alone do not
 * show it, for a barrel file imports a whole package. So the entries are bundled once by themselves, and tree-shaking
 * leaves the answer for all flavours.
 * @param {Record<string, string>} entries name → file; "page" is the page script, "after-paint" follows it
 * @param {() => import("rollup").Plugin[]} plugins the same as the bundle's own
 */
export function moduleUsers(entries, plugins) {
  const names = new Map(Object.entries(entries).map(([name, file]) => [file, name]));
  const users = new Map();
  let found;

  async function find() {
    const bundle = await rollup({ input: entries, plugins: plugins(), onLog() {} });
    const { output } = await bundle.generate({
      format: "es",
      chunkFileNames: "[hash].js",
      // With a chunk for each module, the chunks' imports are the modules' imports after tree-shaking.
      manualChunks: (id) => id,
    });
    await bundle.close();
    const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
    for (const chunk of output.filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry)) {
      const id = chunk.moduleIds.at(-1) ?? chunk.facadeModuleId;
      const modules = usedBy(chunks, chunk.fileName);
      const name = names.get(id.replace("\0", ""));
      const user = { id, moment: momentOf(name), libraries: new Set([...modules].map(libraryOf)) };
      for (const used of modules) users.set(used, [...(users.get(used) ?? []), user]);
    }
  }

  const usersOf = (id) => users.get(id) ?? [];

  return {
    name: "quire-module-users",
    async buildStart() {
      found ??= find();
      await found;
    },
    isEntry: (id) => names.has(id),
    /**
     * The files that need a module: the module's `id` that the file starts with, the `moment` of the file's import, and
     * the `libraries` that it needs.
     */
    usersOf,
    /** Modules that can run before the first widget is registered. */
    isBeforeWidgets: (id) => usersOf(id).some(({ moment }) => BEFORE_WIDGETS.has(moment)),
  };
}

const BEFORE_WIDGETS = new Set(["page", "after-paint", "trigger"]);

/** The moment of a file's import: before the paint, right after it, with an element or a trigger, or later. */
function momentOf(name) {
  if (!name) return "later";
  if (name.startsWith("widgets/")) return "element";
  return name.startsWith("actions/") ? "trigger" : name;
}

function usedBy(chunks, fileName, found = new Set()) {
  const chunk = chunks.get(fileName);
  for (const [id, { renderedLength }] of Object.entries(chunk.modules)) if (renderedLength > 0) found.add(id);
  for (const imported of chunk.imports) usedBy(chunks, imported, found);
  return found;
}
