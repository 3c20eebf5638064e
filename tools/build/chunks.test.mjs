import { expect, it } from "vitest";
import { at } from "../workspace.mjs";
import { chunks } from "./chunks.mjs";

const getPath = (path) => at(`packages/widgets/${path}.js`);

/** Returns a module with which a file starts. */
const file = (path, moment, ...libraries) => ({
  id: getPath(path),
  length: 1000,
  moment,
  needs: new Set([getPath(path)]),
  libraries: new Set(libraries),
  users: new Set(),
});

/** Returns a module that other modules need, with the ids of its imports. */
const shared = (path, users, { length = 1000, needs = [], libraries = [] } = {}) => ({
  id: getPath(path),
  length,
  needs: new Set([getPath(path), ...needs.map(getPath)]),
  libraries: new Set(libraries),
  users: new Set(users),
});

/** Returns the chunks of some modules by path. */
function getChunks(...modules) {
  const getChunk = chunks({ modules: () => modules });
  return Object.fromEntries(
    modules.map(({ id }) => [id.slice(getPath("").length - 3, -3), getChunk(id)]).filter(([, name]) => name),
  );
}

const header = file("header/define", "element");
const search = file("search/define", "element");
const view = file("search/view", "later", "react");

it("puts a module into the page's script when it runs before the paint", () => {
  expect(getChunks(shared("header/zoom", [header, file("a/page", "page")]))).toEqual({
    "header/zoom": "page",
  });
});

it("puts a module into the page's script when triggers and later code share it", () => {
  const later = file("a/after", "after-paint");
  expect(getChunks(shared("header/zoom", [file("a/follow", "trigger"), later]))).toEqual({
    "header/zoom": "page",
  });
  expect(getChunks(shared("header/zoom", [header, later]))).toEqual({ "header/zoom": "after-paint" });
});

it("puts a module into the page's script when seven elements and later code share it", () => {
  const elements = [..."abcdefg"].map((folder) => file(`${folder}/define`, "element"));
  const later = file("a/after", "after-paint");
  expect(getChunks(shared("a/zoom", [...elements, later]))).toEqual({ "a/zoom": "page" });
  expect(getChunks(shared("a/zoom", [...elements.slice(1), later]))).toEqual({ "a/zoom": "after-paint" });
});

it("leaves a module to Rollup when one file needs it or starts with it", () => {
  const started = { ...view, users: new Set([view, header]) };
  expect(getChunks(shared("header/zoom", [header]), started)).toEqual({});
});

it("names a chunk after its longest module", () => {
  const users = [header, search];
  expect(getChunks(shared("header/a", users), shared("header/b", users, { length: 1001 }))).toEqual({
    "header/a": "header-b",
    "header/b": "header-b",
  });
});

it("numbers chunks of the same name", () => {
  const [one, two, three] = [header, search, file("a/define", "element")];
  const modules = [
    shared("header/a/model", [one, two], { length: 90_000 }),
    shared("header/b/model", [two, three], { length: 90_000 }),
  ];
  expect(Object.values(getChunks(...modules))).toEqual(["header-model", "header-model-2"]);
});

it("merges chunks if a request costs more than the code that a user would not need", () => {
  const third = file("a/define", "element");
  const modules = (length) => [
    shared("header/a", [header, search], { length }),
    shared("header/b", [header, search, third], { length: 12_000 }),
  ];
  const count = (length) => new Set(Object.values(getChunks(...modules(length)))).size;
  expect([count(13_000), count(15_000)]).toEqual([1, 2]);
});

it("merges no module into a chunk that a user without its library needs", () => {
  const other = file("a/view", "later", "react");
  const modules = [
    shared("search/part", [view, other], { libraries: ["react"] }),
    shared("search/text", [view, other, header]),
  ];
  expect(new Set(Object.values(getChunks(...modules))).size).toBe(2);
});

it("merges no chunks with a third one between them", () => {
  const users = [header, search];
  const modules = [
    shared("header/top", users, { needs: ["header/middle", "header/base"] }),
    shared("header/middle", [...users, ...[..."abcde"].map((one) => file(`${one}/define`, "element"))], {
      length: 90_000,
      needs: ["header/base"],
    }),
    shared("header/base", [
      ...users,
      file("f/define", "element"),
      ...[..."abcde"].map((one) => file(`${one}/define`, "element")),
    ]),
  ];
  const names = getChunks(...modules);
  expect(names["header/top"]).not.toBe(names["header/base"]);
});

it("gives each library a chunk", () => {
  const getChunk = chunks({ modules: () => [] });
  const paths = ["react-dom/client.js", "valibot/dist/index.mjs", "@floating-ui/dom/dist/dom.mjs"];
  expect(paths.map((path) => getChunk(`/x/node_modules/${path}`))).toEqual(["react", "schemas", "floating"]);
});
