import { expect, it } from "vitest";
import { at } from "../workspace.mjs";
import { chunks } from "./chunks.mjs";

const MODULE = at("packages/base/core/dist/dom/zoom.js");

const user = (folder, moment, ...libraries) => ({
  id: at(`packages/widgets/${folder}/dist/define.js`),
  moment,
  libraries: new Set(libraries),
});

/** The chunk of a module with these users. */
const chunkOf = (users, id = MODULE) => chunks({ usersOf: () => users, isEntry: () => false })(id);

it("puts a module into the page's script when it runs before the paint", () => {
  expect(chunkOf([user("header", "element"), user("page", "page")])).toBe("page");
});

it("puts a module into the page's script when triggers and later code share it", () => {
  expect(chunkOf([user("header", "trigger"), user("page", "after-paint")])).toBe("page");
});

it("puts a module into the page's script when many elements and later code share it", () => {
  const users = [..."abcdefg"].map((folder) => user(folder, "element"));
  expect(chunkOf([...users, user("page", "after-paint")])).toBe("page");
  expect(chunkOf([...users.slice(1), user("page", "after-paint")])).toBe("after-paint");
});

it("leaves a module to Rollup when one file needs it", () => {
  expect(chunkOf([user("header", "element")])).toBeUndefined();
});

it("names a chunk after its folders and the earliest moment", () => {
  const users = [user("search", "later"), user("header", "element"), user("header", "trigger")];
  expect(chunkOf(users)).toBe("header-search-element");
});

it("shares a module when seven folders need it", () => {
  const users = [..."abcdefg"].map((folder) => user(folder, "later"));
  expect([users, users.slice(1)].map((some) => chunkOf(some))).toEqual(["common-later", "b-c-d-e-f-g-later"]);
});

it("keeps modules apart when all their users need a library", () => {
  const views = ["a", "b"].map((folder) => user(folder, "later", "react", "schemas"));
  expect(chunkOf(views)).toBe("a-b-later-react");
  expect(chunkOf([...views, user("c", "later", "schemas")])).toBe("a-b-c-later-schemas");
  expect(chunkOf([...views, user("c", "later")])).toBe("a-b-c-later");
});

it("gives each library a chunk", () => {
  const users = [user("a", "later"), user("b", "element")];
  const paths = ["react-dom/client.js", "valibot/dist/index.mjs", "@floating-ui/dom/dist/dom.mjs"];
  expect(paths.map((path) => chunkOf(users, `/x/node_modules/${path}`))).toEqual([
    "react",
    "schemas",
    "floating",
  ]);
});
