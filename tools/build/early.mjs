import { rollup } from "rollup";

/**
 * Determines when modules run: before the first paint, right after it, for a trigger, or for a widget's element before
 * its view. Imports alone do not show this, because a barrel file imports a whole package. The entries are therefore
 * bundled once on their own. The modules that tree-shaking keeps are the answer, for any number of bundles.
 * @param {Record<string, string>} entries name → file; "page" is the page script, "after-paint" follows it
 * @param {() => import("rollup").Plugin[]} plugins the same as the bundle's own
 */
export function early(entries, plugins) {
  const own = new Set(Object.values(entries));
  let onPage = new Set();
  let afterPaint = new Set();
  let beforeWidgets = new Set();
  let anywhere = new Set();
  let found;

  async function find() {
    const bundle = await rollup({ input: entries, plugins: plugins(), onLog() {} });
    const { output } = await bundle.generate({ format: "es" });
    await bundle.close();
    const used = (wanted) => usedBy(output, output.find(({ name }) => name === wanted).fileName);
    onPage = used("page");
    afterPaint = used("after-paint");
    const usedByAll = (names) => new Set(names.flatMap((name) => [...used(name)]));
    anywhere = usedByAll(Object.keys(entries));
    beforeWidgets = usedByAll(Object.keys(entries).filter((name) => !name.startsWith("widgets/")));
  }

  return {
    name: "quire-early",
    async buildStart() {
      found ??= find();
      await found;
    },
    /** Modules of the page script before the first paint. */
    isOnPage: (id) => onPage.has(id) && (!own.has(id) || id === entries.page),
    /** Modules of every page after the paint: the API client, and the services that use it. */
    isAfterPaint: (id) => afterPaint.has(id) && !onPage.has(id),
    /** Modules that can run before the first widget is registered. */
    isBeforeWidgets: (id) => beforeWidgets.has(id),
    /** All of these, and modules that a widget's element or a trigger needs to run. */
    isEarly: (id) => anywhere.has(id),
  };
}

function usedBy(output, fileName, found = new Set()) {
  const chunk = output.find((one) => one.fileName === fileName);
  for (const [id, { renderedLength }] of Object.entries(chunk.modules)) if (renderedLength > 0) found.add(id);
  for (const imported of chunk.imports) usedBy(output, imported, found);
  return found;
}
