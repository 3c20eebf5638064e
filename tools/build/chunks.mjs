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
 * Says in which shared chunk a module lies: React once, ui once, floating-ui once, the API client once, each
 * service once; what the page script needs before the first paint is one chunk, so that it costs one round trip.
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
    if (!layer || (getModuleInfo(id)?.dynamicImporters.length && layer === "base")) return undefined;
    const needsReact = reaches(id, "react", getModuleInfo);
    // What positions by floating-ui goes with it: the rest of ui must not bring it along.
    if (folder === "ui" && importsDirectly(id, /^floating/, getModuleInfo)) return "floating";
    if (layer === "base") return baseChunk(folder, needsReact);
    if (early.isEarly(id) || needsReact || (SHARED.has(folder) && !early.isWithoutWidgets(id)))
      return undefined;
    return serviceChunk(folder, id, services);
  };
}

function baseChunk(folder, needsReact) {
  if (folder === "element") return needsReact ? "react" : "core";
  return { core: "core", bridge: "core", frame: "frame", ui: "ui" }[folder];
}

/** A schema file of the contract goes with the service of its name, so that a page loads the schemas it calls. */
function serviceChunk(folder, id, services) {
  if (folder === "contract" && services.has(basename(id, ".js"))) return basename(id, ".js");
  return SHARED.has(folder) ? "client" : folder;
}

const importsDirectly = (id, pattern, getModuleInfo) =>
  getModuleInfo(id)?.importedIds.some((imported) => pattern.test(library(imported) ?? ""));

/** Whether a module of the package, or one of ours that it imports, imports the library. */
function reaches(id, name, getModuleInfo, seen = new Set()) {
  if (seen.has(id)) return false;
  seen.add(id);
  return (getModuleInfo(id)?.importedIds ?? []).some((imported) =>
    lastPart(imported) ? library(imported) === name : reaches(imported, name, getModuleInfo, seen),
  );
}
