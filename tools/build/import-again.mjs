import { posix } from "node:path";
import { at } from "../workspace.mjs";

/** Key under which `importAgain` of base/element stores the import function, when a widget registers. */
const IMPORT = 'self[Symbol.for("quire/import")]';

/** The module that stores it. */
const FUNCTION = at("packages/base/element/dist/import-again.js");

/** Such an import as the plugin has written it. */
const WRITTEN = /(\[Symbol\.for\("quire\/import"\)\]\(['"])([^'"]+)(['"],import\.meta\.url)\)/g;

/** Widgets, what they share, and what their elements are made of run when one of them has been registered. */
const WIDGETS = new RegExp(`^${at("packages")}/(widgets|features|base/element)/`);

/**
 * Has widgets import their later chunks in a way that another try can succeed. What runs before the first widget
 * imports as it is written: nothing has been put there yet, and its bytes are on every page. React's file, which
 * every view imports, keeps its one address, and the function is told: at another React would be there twice.
 * @param {ReturnType<typeof import("./early.mjs").early>} early
 */
export function importAgain(early) {
  return {
    name: "quire-import-again",
    renderDynamicImport({ moduleId, targetModuleId }) {
      if (!targetModuleId || !WIDGETS.test(moduleId) || early.isBeforeWidgets(moduleId)) return null;
      return { left: `${IMPORT}(`, right: ",import.meta.url)" };
    },
    renderChunk(code, { fileName }, _options, { chunks }) {
      const isShared = (path) => chunks[posix.join(posix.dirname(fileName), path)]?.name === "react";
      return {
        code: code.replace(WRITTEN, (call, start, path, end) =>
          isShared(path) ? `${start}${path}${end},true)` : call,
        ),
        map: null,
      };
    },
  };
}

/** Takes the function out of what imports nothing by it: a script that stands by itself. */
export function noImportAgain() {
  return {
    name: "quire-no-import-again",
    load: (id) => (id === FUNCTION ? "export const importAgain = () => {};" : null),
  };
}
