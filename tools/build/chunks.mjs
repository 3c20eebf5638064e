import { at } from "../workspace.mjs";
import { mergeGroups } from "./merge-groups.mjs";

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
const MANY = 7;

/** Modules of services that are in `page.js` as an exception. */
const WITH_PAGE = [
  // The sign-in form reads a setting before the after-paint code is loaded.
  "configuration/(address|call-settings|plain-setting|setting)",
  // Follow buttons show their state before a click.
  "(following/(followed-keys|following-store|paint-triggers)|outbox/has-waiting)",
].map((path) => new RegExp(`^${at("packages")}/services/.modules/${path}\\.`));

const FOLDER = new RegExp(`^${at("packages")}/(?:(?:services|features)/.modules|widgets|base)/([^/]+)/`);

const getFolder = (id) => id.match(FOLDER)?.[1] ?? "page";

/** The chunk of a module of a library. */
export function getLibrary(id) {
  if (id.includes("commonjsHelpers")) return "react";
  const path = id.match(/.*\/node_modules\/(.+)$/)?.[1];
  return path && LIBRARIES.find(([pattern]) => pattern.test(path))?.[1];
}

/** Returns the chunk of a module that runs with the page's script or right after the paint, or of a library. */
function getFixedChunk({ id, users }) {
  const isFor = (moment) => [...users].some((user) => user.moment === moment);
  const elements = [...users].filter(({ moment }) => moment === "element");
  const isSoon = isFor("trigger") || new Set(elements.map((user) => getFolder(user.id))).size >= MANY;
  if (isFor("page") || (isFor("after-paint") && isSoon) || WITH_PAGE.some((one) => one.test(id)))
    return "page";
  return getLibrary(id) ?? (isFor("after-paint") ? "after-paint" : undefined);
}

/**
 * Puts a module into a chunk by its users. Modules with the same users are in one chunk. Groups are merged
 * while that saves more requests than it costs bytes. Rollup puts a module with one user into that user's
 * file.
 * @param {ReturnType<typeof import("./module-users.mjs").moduleUsers>} moduleUsers
 */
export function chunks(moduleUsers) {
  let names;
  return (id) => {
    names ??= getNames(moduleUsers.modules());
    return names.get(id) ?? getLibrary(id);
  };
}

function getNames(modules) {
  const names = new Map(modules.map((module) => [module.id, getFixedChunk(module)]));
  const free = modules.filter(({ id, users }) => !names.get(id) && users.size > 0);
  for (const { modules: merged, canMerge } of mergeGroups(getGroups(free))) {
    const name = canMerge && getName(merged, new Set(names.values()));
    for (const { id } of merged) names.set(id, name || undefined);
  }
  return names;
}

function getGroups(modules) {
  const byUsers = Object.groupBy(modules, ({ id, users, moment }) =>
    moment || users.size < 2
      ? id
      : [...users]
          .map((user) => user.id)
          .sort()
          .join(),
  );
  const groups = Object.values(byUsers).map((ones) => ({
    modules: ones,
    canMerge: !ones[0].moment && ones[0].users.size > 1,
    length: ones.reduce((sum, { length }) => sum + length, 0),
    users: new Set(ones[0].users),
    libraries: new Set(ones.flatMap(({ libraries }) => [...libraries])),
  }));
  const getGroup = new Map(groups.flatMap((group) => group.modules.map(({ id }) => [id, group])));
  for (const group of groups) {
    const needed = group.modules.flatMap(({ needs }) => [...needs].map((id) => getGroup.get(id)));
    group.needs = new Set(needed.filter((one) => one && one !== group));
  }
  return groups;
}

/** Names a chunk after its longest module: its folder and its file. */
function getName(modules, taken) {
  const [{ id }] = modules.toSorted((a, b) => b.length - a.length || a.id.localeCompare(b.id));
  const name = `${getFolder(id)}-${id.match(/([^/]+)\.\w+$/)[1]}`;
  for (let count = 1; ; count++) {
    const numbered = count > 1 ? `${name}-${count}` : name;
    if (!taken.has(numbered)) return numbered;
  }
}
