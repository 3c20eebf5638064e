import { at } from "../workspace.mjs";

/** Libraries by the folder below the last node_modules. */
const LIBRARIES = [
  [/^(react|react-dom|scheduler|use-sync-external-store|@r2wc\/[^/]+)\//, "react"],
  [/^@floating-ui\/(core|dom)\/|^@floating-ui\/utils\/dist\/floating-ui\.utils(\.dom)?\.mjs$/, "floating"],
  [/^(@floating-ui|tabbable)\//, "floating-react"],
  [/^zustand\/esm\/(vanilla|middleware)/, "page"],
  [/^zustand\//, "react"],
  [/^(ky|valibot)\//, "after-paint"],
];

const BASE = new RegExp(`^${at("packages")}/base/([^/]+)/`);

const lastPart = (id) => id.match(/.*\/node_modules\/(.+)$/)?.[1];
const library = (id) => LIBRARIES.find(([pattern]) => pattern.test(lastPart(id) ?? ""))?.[1];

/**
 * Says in which shared chunk a module lies, by when it is needed: "page" before the first paint, "after-paint" on
 * every page soon after it, "core" with the first shell, "react" with the first widget. Each is one file, so that it
 * costs one round trip and compresses well. Where undefined is returned, Rollup groups by who imports a module.
 * @param {ReturnType<typeof import("./early.mjs").early>} early
 */
export function chunks(early) {
  return function chunkOf(id, { getModuleInfo }) {
    if (id.includes("commonjsHelpers")) return "react";
    if (early.isOnPage(id)) return "page";
    if (early.isAfterPaint(id)) return "after-paint";
    if (lastPart(id)) return library(id);
    const folder = id.match(BASE)?.[1];
    const { dynamicImporters = [], importedIds = [] } = getModuleInfo(id) ?? {};
    if (!folder || folder === "loader" || dynamicImporters.length > 0) return undefined;
    if (folder === "element") return "react";
    // What places panels is not for forms: only who imports it loads floating-ui.
    if (importedIds.some((imported) => library(imported)?.startsWith("floating"))) return undefined;
    if (folder === "ui" || folder === "frame") return folder;
    return early.isEarly(id) ? "core" : undefined;
  };
}
