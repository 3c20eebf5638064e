import { posix } from "node:path";
import { at } from "../workspace.mjs";

/** Key under which `importAgain` of base/element stores the import function, when a widget registers. */
const IMPORT = 'self[Symbol.for("quire/import")]';

/** The module that stores it. */
const FUNCTION = at("packages/base/element/.modules/import-again.js");

/** The import in the form that the plugin writes. */
const WRITTEN = /(\[Symbol\.for\("quire\/import"\)\]\(['"])([^'"]+)(['"],import\.meta\.url)\)/g;

/** Widgets, their shared code and the code of elements run after the first widget was registered. */
const WIDGETS = new RegExp(`^${at("packages")}/(widgets|features|base/element)/`);

/**
 * Makes widgets import their later chunks so that a retry can succeed. Code that runs before the first widget
 * keeps plain imports. The function is not stored yet, and its bytes would be on every page. React's file
 * keeps a single address, which the last argument marks. At a second address, React would load twice.
 * @param {ReturnType<typeof import("./module-users.mjs").moduleUsers>} moduleUsers
 */
export function importAgain(moduleUsers) {
  return {
    name: "quire-import-again",
    renderDynamicImport({ moduleId, targetModuleId }) {
      if (!targetModuleId || !WIDGETS.test(moduleId) || moduleUsers.isBeforeWidgets(moduleId)) return null;
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

/** Removes the function from a standalone script, which imports nothing by it. */
export function noImportAgain() {
  return {
    name: "quire-no-import-again",
    load: (id) => (id === FUNCTION ? "export const importAgain = () => {};" : null),
  };
}
