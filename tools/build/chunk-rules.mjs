import { at } from "../workspace.mjs";

/**
 * Libraries by the folder below the last node_modules. Each is one chunk; the page's script includes the
 * small store.
 */
const LIBRARIES = [
  [/^(react|react-dom|preact|scheduler|use-sync-external-store|@r2wc\/[^/]+)\//, "react"],
  [/^valibot\//, "schemas"],
  [/^@floating-ui\//, "floating"],
  [/^zustand\/esm\/(vanilla|middleware)/, "page"],
  [/^zustand\//, "react"],
];

/** Elements of this many folders are on most pages. */
const MIN_COMMON_FOLDERS = 7;

/** Modules of services that are in `page.js` as an exception. */
const WITH_PAGE = [
  // The sign-in form reads a setting before the after-paint code is loaded.
  "configuration/(address|call-settings|plain-setting|setting)",
  // Follow buttons show their state before a click.
  "(following/(followed-keys|following-store|paint-triggers)|outbox/has-waiting)",
].map((path) => new RegExp(`^${at("packages")}/services/.modules/${path}\\.`));

const FOLDER = new RegExp(`^${at("packages")}/(?:(?:services|features)/.modules|widgets|base)/([^/]+)/`);

/** Returns the folder of a module, which names its chunk. */
export const getFolder = (id) => id.match(FOLDER)?.[1] ?? "page";

/** The chunk of a module of a library. */
export function getLibrary(id) {
  if (id.includes("commonjsHelpers")) return "react";
  const path = id.match(/.*\/node_modules\/(.+)$/)?.[1];
  return path && LIBRARIES.find(([pattern]) => pattern.test(path))?.[1];
}

/**
 * Returns the chunk of a module with a fixed place: "page", "after-paint" or its library's chunk. Returns undefined for
 * other modules.
 */
export function getFixedChunk({ id, users }) {
  const isFor = (moment) => [...users].some((user) => user.moment === moment);
  const elements = [...users].filter(({ moment }) => moment === "element");
  const isSoon =
    isFor("trigger") || new Set(elements.map((user) => getFolder(user.id))).size >= MIN_COMMON_FOLDERS;
  if (isFor("page") || (isFor("after-paint") && isSoon) || WITH_PAGE.some((one) => one.test(id)))
    return "page";
  return getLibrary(id) ?? (isFor("after-paint") ? "after-paint" : undefined);
}
