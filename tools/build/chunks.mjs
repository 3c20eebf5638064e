import { at } from "../workspace.mjs";

/** Libraries by the folder below the last node_modules. */
const LIBRARIES = [
  [/^(react|react-dom|preact|scheduler|use-sync-external-store|@r2wc\/[^/]+)\//, "react"],
  [/^@floating-ui\//, "floating"],
  [/^zustand\/esm\/(vanilla|middleware)/, "page"],
  [/^zustand\//, "react"],
  [/^valibot\//, "after-paint"],
];

const BASE = new RegExp(`^${at("packages")}/base/(?:core/\\w+/(?=frame/))?([^/]+)/`);
/** Of these, what lies in `later/` comes with whoever needs it, later than the rest. */
const PARTS = new RegExp(`^${at("packages")}/features/\\w+/([^/]+)/(?!later/)`);
/**
 * Services that widgets need whole, and the calls of both: whoever uses one shares it. Of other services most comes on
 * demand, which one chunk would undo.
 */
const SERVICES = new RegExp(`^${at("packages")}/services/\\w+/(search|streams)/(?!later/)`);
const LISTS = new RegExp(`^${at("packages")}/services/\\w+/contract/(search|stream-page|streams)\\.`);

/** What only widgets in plain DOM need: those with a React view do without. */
const PLAIN = new RegExp(`^${at("packages")}/base/element/\\w+/(as-dom-element|dom-view|make-element)\\.`);

/** What follow triggers paint from: with the page's other stores it is fewer bytes, and a file less to ask for. */
const FOLLOWING = new RegExp(
  `^${at("packages")}/services/\\w+/(following/|outbox/(has-waiting|outbox-key)\\.)`,
);

/** The words and the rule of fields that every form has. */
const FORMS = new RegExp(`^${at("packages")}/services/\\w+/forms/(text|required-text)\\.`);

const lastPart = (id) => id.match(/.*\/node_modules\/(.+)$/)?.[1];
const library = (id) => LIBRARIES.find(([pattern]) => pattern.test(lastPart(id) ?? ""))?.[1];

/**
 * Says in which shared chunk a module lies, by when it is needed: "page" before the first paint, "after-paint" on
 * every page soon after it, "frame" with the first widget's element, "react" with the first view. Each is one file, so that it
 * costs one round trip and compresses well. Where undefined is returned, Rollup groups by who imports a module.
 * @param {ReturnType<typeof import("./early.mjs").early>} early
 */
export function chunks(early) {
  return function chunkOf(id, { getModuleInfo }) {
    if (id.includes("commonjsHelpers")) return "react";
    if (early.isOnPage(id) || (FOLLOWING.test(id) && early.isEarly(id) && !/\/triggers\//.test(id)))
      return "page";
    if (early.isAfterPaint(id)) return "after-paint";
    if (lastPart(id)) return library(id);
    const folder = id.match(BASE)?.[1];
    const { dynamicImporters = [], importedIds = [] } = getModuleInfo(id) ?? {};
    if (dynamicImporters.length === 0 && id.match(PARTS)) return id.match(PARTS)[1];
    if (FORMS.test(id)) return "forms";
    if (LISTS.test(id)) return "service-lists";
    if (id.match(SERVICES) && !early.isEarly(id)) return `service-${id.match(SERVICES)[1]}`;
    if (!folder || folder === "loader" || dynamicImporters.length > 0) return undefined;
    if (PLAIN.test(id)) return "plain";
    if (folder === "element") return early.isEarly(id) ? "frame" : "react";
    // What places panels is not for forms: only who imports it loads floating-ui.
    if (importedIds.some((imported) => library(imported)?.startsWith("floating"))) return undefined;
    if (folder === "ui" || folder === "frame") return folder;
    return early.isEarly(id) ? "frame" : undefined;
  };
}
