import { rollup } from "rollup";
import { getLibrary } from "./chunk-rules.mjs";
import { closure } from "./closure.mjs";

/**
 * Finds the files that need a module before they run: entries, and modules that `import()` loads. Imports
 * alone do not show it, because a barrel file imports a whole package. So the entries are bundled once by
 * themselves, and tree-shaking gives the answer for all flavours.
 * @param {Record<string, string>} entries name → file; "page" is the page script, "after-paint" follows it
 * @param {() => import("rollup").Plugin[]} plugins the same as the bundle's own
 */
export function moduleUsers(entries, plugins) {
  const names = new Map(Object.entries(entries).map(([name, file]) => [file, name]));
  const modules = new Map();
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
    for (const chunk of output) {
      const needed = [...closure(chunk.fileName, (file) => chunks.get(file))].map((file) => chunks.get(file));
      const needs = new Set(needed.filter((one) => getLength(one) > 0).map(getId));
      const libraries = new Set([...needs].map(getLibrary).filter((name) => name && name !== "page"));
      modules.set(getId(chunk), {
        id: getId(chunk),
        length: getLength(chunk),
        needs,
        libraries,
        users: new Set(),
        later: chunk.dynamicImports.map((name) => getId(chunks.get(name))),
      });
    }
    for (const file of output.filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry)) {
      const user = modules.get(getId(file));
      user.moment = getMoment(names.get(user.id.replace("\0", "")));
      for (const id of user.needs) modules.get(id).users.add(user);
    }
    for (const [user, loaded] of findLoaded(modules))
      for (const id of loaded) modules.get(id).users.delete(user);
  }

  return {
    name: "quire-module-users",
    async buildStart() {
      found ??= find();
      await found;
    },
    /**
     * Returns all modules: the `id`, the `length` in characters, `needs` (ids of the module and of its imports), the
     * `libraries` among these, and the `users`. A user is the first module of a file, with the `moment` of its import.
     */
    modules: () => [...modules.values()],
    /** Returns true for modules that may run before the first widget is registered. */
    isBeforeWidgets: (id) =>
      [...(modules.get(id)?.users ?? [])].some(({ moment }) => BEFORE_WIDGETS.has(moment)),
  };
}

/**
 * Finds the modules that each later file always finds loaded: every file that imports it has them, or found
 * them loaded. They cost the later file nothing, so it does not count as their user.
 * @returns {Map<object, Set<string>>} user → ids
 */
function findLoaded(modules) {
  const importers = new Map();
  for (const { later, users } of modules.values())
    for (const id of later) importers.set(id, new Set([...(importers.get(id) ?? []), ...users]));
  const laterUsers = [...modules.values()].filter(({ moment }) => moment === "later");
  const everything = new Set(modules.keys());
  const loaded = new Map(laterUsers.map((user) => [user, everything]));
  const getHeld = (user) => user.needs.union(loaded.get(user) ?? new Set());
  for (let isStable = false; !isStable; ) {
    isStable = true;
    for (const user of laterUsers) {
      const held = [...(importers.get(user.id) ?? [])].filter((one) => one !== user).map(getHeld);
      const next = held.length > 0 ? held.reduce((a, b) => a.intersection(b)) : new Set();
      if (next.size === loaded.get(user).size) continue;
      loaded.set(user, next);
      isStable = false;
    }
  }
  return loaded;
}

const BEFORE_WIDGETS = new Set(["page", "after-paint", "trigger"]);

/**
 * Returns the moment of a file's import: before the paint, right after it, with an element or a trigger, or
 * later.
 */
function getMoment(name) {
  if (!name) return "later";
  if (name.startsWith("widgets/")) return "element";
  return name.startsWith("actions/") ? "trigger" : name;
}

const getId = ({ moduleIds, facadeModuleId }) => moduleIds.at(-1) ?? facadeModuleId;

const getLength = ({ modules }) =>
  Object.values(modules).reduce((sum, { code }) => sum + (code ?? "").replace(COMMENT, "").length, 0);

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
