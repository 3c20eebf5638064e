import { rollup } from "rollup";
import { expect, it } from "vitest";
import { moduleUsers } from "./module-users.mjs";

/** Returns the users of each module of a small build: file → code. */
async function getUsers(files) {
  const virtual = () => ({
    name: "virtual",
    resolveId: (id) => `/${id.replace(/^.?\//, "")}`,
    load: (id) => files[id.slice(1)],
  });
  const names = Object.keys(files).filter((name) => name.startsWith("widgets/"));
  const entries = Object.fromEntries(names.map((name) => [name, `/${name}`]));
  const found = moduleUsers(entries, () => [virtual()]);
  await (await rollup({ input: entries, plugins: [found, virtual()] })).close();
  const getNames = ({ users }) => [...users].map(({ id }) => id.slice(1)).sort();
  return Object.fromEntries(found.modules().map((module) => [module.id.slice(1), getNames(module)]));
}

const SHARED = "console.log('shared');";

it("counts a later file as a user of its own modules only, when its importer has loaded the others", async () => {
  const users = await getUsers({
    "widgets/menu": 'import "shared"; export const open = () => import("view");',
    view: 'import "shared"; import "own"; console.log("view");',
    shared: SHARED,
    own: "console.log('own');",
  });
  expect([users.shared, users.own]).toEqual([["widgets/menu"], ["view"]]);
});

it("counts a later file as a user when one of its importers has not loaded the module", async () => {
  const users = await getUsers({
    "widgets/menu": 'import "shared"; export const open = () => import("view");',
    "widgets/other": 'export const open = () => import("view");',
    view: 'import "shared"; console.log("view");',
    shared: SHARED,
  });
  expect(users.shared).toEqual(["view", "widgets/menu"]);
});

it("follows later files over several imports, and in a circle", async () => {
  const users = await getUsers({
    "widgets/menu": 'import "shared"; export const open = () => import("view");',
    view: 'export const more = () => import("detail"); console.log("view");',
    detail: 'import "shared"; export const back = () => import("view"); console.log("detail");',
    shared: SHARED,
  });
  expect(users.shared).toEqual(["widgets/menu"]);
});
