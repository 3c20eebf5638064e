import { at } from "../workspace.mjs";

/** Libraries by the folder below the last node_modules. Each is one chunk; the page's script holds the small store. */
const LIBRARIES = [
  [/^(react|react-dom|preact|scheduler|use-sync-external-store|@r2wc\/[^/]+)\//, "react"],
  [/^valibot\//, "schemas"],
  [/^@floating-ui\//, "floating"],
  [/^zustand\/esm\/(vanilla|middleware)/, "page"],
  [/^zustand\//, "react"],
];

/** From this number of folders on, a module is in a `common` chunk. Fewer would cost bytes, more would cost requests. */
const MANY = 7;

/** Modules of services that are in `page.js` as an exception. */
const WITH_PAGE = [
  // The sign-in form reads a setting before the code after the paint is there.
  "configuration/(address|call-settings|plain-setting|setting)",
  // Follow buttons show their state before a press.
  "(following/(followed-keys|following-store|paint-triggers)|outbox/(has-waiting|outbox-key))",
].map((path) => new RegExp(`^${at("packages")}/services/dist/${path}\\.`));

/** The moments of a first use behind the paint, in the order in which they decide. */
const MOMENTS = ["element", "trigger", "later"];

const FOLDER = new RegExp(`^${at("packages")}/(?:(?:services|features)/dist|widgets|base)/([^/]+)/`);

const folderOf = ({ id }) => id.match(FOLDER)?.[1] ?? "page";

/** The chunk of a module of a library. */
export function libraryOf(id) {
  if (id.includes("commonjsHelpers")) return "react";
  const path = id.match(/.*\/node_modules\/(.+)$/)?.[1];
  return path && LIBRARIES.find(([pattern]) => pattern.test(path))?.[1];
}

/**
 * Puts a module into a chunk by its users: the widgets, actions and later imports that need it. Modules lie together
 * that the same folders need at the same moment with the same libraries. `MANY` folders count as all.
 * @param {ReturnType<typeof import("./module-users.mjs").moduleUsers>} moduleUsers
 */
export function chunks(moduleUsers) {
  return function chunkOf(id) {
    const users = moduleUsers.usersOf(id);
    const isFor = (moment) => users.some((user) => user.moment === moment);
    const folders = [...new Set(users.map(folderOf))].sort();
    const elements = new Set(users.filter(({ moment }) => moment === "element").map(folderOf));
    const isSoon = isFor("trigger") || elements.size >= MANY;
    if (isFor("page") || (isFor("after-paint") && isSoon) || WITH_PAGE.some((one) => one.test(id)))
      return "page";
    if (libraryOf(id)) return libraryOf(id);
    if (isFor("after-paint")) return "after-paint";
    if (users.length < 2 || moduleUsers.isEntry(id)) return undefined;
    const needed = ["react", "schemas", "floating"].find((name) =>
      users.every(({ libraries }) => libraries.has(name)),
    );
    const parts = [...(folders.length < MANY ? folders : ["common"]), MOMENTS.find(isFor), needed];
    return parts.filter(Boolean).join("-");
  };
}
