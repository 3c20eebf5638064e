import { at } from "../workspace.mjs";

/** Where `importAgain` of base/element puts what imports a chunk, when a widget is registered. */
const IMPORT = 'self[Symbol.for("quire/import")]';

/** Widgets, what they share, and what their elements are made of run when one of them has been registered. */
const WIDGETS = new RegExp(`^${at("packages")}/(widgets|features|base/element)/`);

/**
 * Has widgets import their later chunks in a way that another try can succeed. What runs before the first widget
 * imports as it is written: nothing has been put there yet, and its bytes are on every page.
 * @param {ReturnType<typeof import("./early.mjs").early>} early
 */
export function importAgain(early) {
  return {
    name: "quire-import-again",
    renderDynamicImport({ moduleId, targetModuleId }) {
      if (!targetModuleId || !WIDGETS.test(moduleId) || early.isBeforeWidgets(moduleId)) return null;
      return { left: `${IMPORT}(`, right: ",import.meta.url)" };
    },
  };
}
