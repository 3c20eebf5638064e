import { globSync, readFileSync } from "node:fs";
import { transform } from "lightningcss";
import { expect, it } from "vitest";
import { at } from "../workspace.mjs";

/** Returns the owner of a style sheet: a widget, a feature, or the shared base. */
const getOwner = (file) => file.match(/^packages\/((?:widgets|features\/src)\/[^/]+|base)/)?.[1];

/** Finds the classes of selectors that name one element: `.a`, `.a:hover`, not `.b .a`. */
function getClasses(file) {
  const found = new Set();
  const note = (selector) => {
    if (selector.some(({ type }) => type === "combinator" || type === "nesting")) return;
    for (const { type, name } of selector) if (type === "class") found.add(name);
  };
  transform({
    filename: file,
    code: readFileSync(at(file)),
    visitor: { Rule: { style: ({ value }) => void value.selectors.forEach(note) } },
  });
  return found;
}

it("finds no class that two widgets style, because sheets of the light DOM share a page", () => {
  const owners = new Map();
  const files = globSync("packages/{widgets,features,base}/**/src/**/*.css", { cwd: at(".") });
  for (const file of files.filter((one) => !one.includes("node_modules")))
    for (const name of getClasses(file))
      owners.set(name, (owners.get(name) ?? new Set()).add(getOwner(file)));
  // Widgets may add rules to the controls of `base`.
  const shared = [...owners].filter(([, of]) => of.size > 1 && !of.has("base"));
  expect(shared.map(([name, of]) => `.${name}: ${[...of].join(", ")}`)).toEqual([]);
  expect(owners.size).toBeGreaterThan(100);
});
