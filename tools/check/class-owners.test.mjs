import { globSync, readFileSync } from "node:fs";
import { transform } from "lightningcss";
import { expect, it } from "vitest";
import { at } from "../workspace.mjs";

/** Whose a style sheet is: a widget's, a feature's, or of what all stand on. */
const ownerOf = (file) => file.match(/^packages\/((?:widgets|features\/src)\/[^/]+|base)/)?.[1];

/** Each selector's classes, where nothing but one element is named: `.a`, `.a:hover`, not `.b .a`. */
function classesOf(file) {
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

it("no two widgets give one class its looks: sheets of the light DOM stand side by side on a page", () => {
  const owners = new Map();
  const files = globSync("packages/{widgets,features,base}/**/src/**/*.css", { cwd: at(".") });
  for (const file of files.filter((one) => !one.includes("node_modules")))
    for (const name of classesOf(file)) owners.set(name, (owners.get(name) ?? new Set()).add(ownerOf(file)));
  // Widgets may add rules to the controls of `base`.
  const shared = [...owners].filter(([, of]) => of.size > 1 && !of.has("base"));
  expect(shared.map(([name, of]) => `.${name}: ${[...of].join(", ")}`)).toEqual([]);
  expect(owners.size).toBeGreaterThan(100);
});
