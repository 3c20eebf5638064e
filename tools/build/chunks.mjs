import { basename } from "node:path";
import { at, packages } from "../workspace.mjs";

/** Libraries by the folder below the last node_modules. */
const LIBRARIES = [
  [/^(react|react-dom|scheduler|use-sync-external-store|@r2wc\/[^/]+)\//, "react"],
  [/^@floating-ui\/(core|dom)\/|^@floating-ui\/utils\/dist\/floating-ui\.utils(\.dom)?\.mjs$/, "floating"],
  [/^(@floating-ui|tabbable)\//, "floating-react"],
  [/^zustand\/esm\/(vanilla|middleware)/, "core"],
  [/^zustand\//, "react"],
  [/^(ky|valibot)\//, "client"],
];

/** The services that all others stand on. */
const SHARED = new Set(["contract", "client", "configuration"]);

const lastPart = (id) => id.match(/.*\/node_modules\/(.+)$/)?.[1];
const library = (id) => LIBRARIES.find(([pattern]) => pattern.test(lastPart(id) ?? ""))?.[1];

/**
 * Says in which shared chunk a module lies: React once, ui once, floating-ui once, the API client once, the calls of
 * each service once. What runs early is kept apart from what comes later: the page script's modules are one chunk,
 * so that they cost one round trip, and nothing that shows before React waits for the API client.
 * What undefined is returned for is Rollup's to place: a widget's own code, what only triggers and shells need, and
 * what is imported on demand.
 * @param {ReturnType<typeof import("./early.mjs").early>} early
 */
export function chunks(early) {
  const services = new Set(packages().flatMap(({ layer, folder }) => (layer === "services" ? folder : [])));
  const place = new RegExp(`^${at("packages")}/(base|services)/([^/]+)/`);

  return function chunkOf(id, { getModuleInfo }) {
    if (id.includes("commonjsHelpers")) return "react";
    if (early.isOnPage(id)) return "page";
    if (lastPart(id)) return library(id);
    const [, layer, folder] = id.match(place) ?? [];
    const { dynamicImporters = [], importedIds = [] } = getModuleInfo(id) ?? {};
    if (layer === "base")
      return dynamicImporters.length > 0 ? undefined : baseChunk(folder, id, early, importedIds);
    if (layer !== "services" || early.isEarly(id) || !early.isWithoutWidgets(id)) return undefined;
    return serviceChunk(folder, id, services);
  };
}

/** The base packages that have no chunk of their own are split by who needs a module first. */
function baseChunk(folder, id, early, importedIds) {
  if (folder === "loader") return undefined;
  if (folder === "element") return "react";
  // What places panels is not for forms: only who imports it loads floating-ui.
  if (importedIds.some((imported) => library(imported)?.startsWith("floating"))) return undefined;
  if (folder === "ui" || folder === "frame") return folder;
  if (early.isEarly(id)) return "core";
  return early.isWithoutWidgets(id) ? "client" : "ui";
}

/** A schema file of the contract goes with the service of its name, so that a page loads the schemas it calls. */
function serviceChunk(folder, id, services) {
  if (folder === "contract" && services.has(basename(id, ".js"))) return basename(id, ".js");
  return SHARED.has(folder) ? "client" : folder;
}
