import { readFileSync } from "node:fs";
import { join } from "node:path";
import { built, distributed, places } from "../build/places.mjs";
import { filesBelow, packages } from "../workspace.mjs";
import { described } from "./described.mjs";
import { typeTexts } from "./type-texts.mjs";

const DECLARES = /\bdefine(Dom)?Widget\(/;
const NOT_BUILT = /\.(test|stories)\.tsx?$/;

const isDeclaration = (value) =>
  typeof value === "object" &&
  value !== null &&
  "attributes" in value &&
  "events" in value &&
  "name" in value;

/** Finds the modules of a package that declare widgets. */
const declaring = ({ dir }) =>
  filesBelow(join(dir, "src")).filter(
    (file) => /\.tsx?$/.test(file) && !NOT_BUILT.test(file) && DECLARES.test(readFileSync(file, "utf8")),
  );

const getTypes = (file) => distributed(file).replace(/\.js$/, ".d.ts");

/** Loads the declarations that modules export, each with its module and export name. */
async function exportedBy(files) {
  const modules = await Promise.all(files.map(async (file) => [file, await import(built(file))]));
  return modules.flatMap(([file, exported]) =>
    Object.entries(exported)
      .filter(([, value]) => isDeclaration(value))
      .map(([key, widget]) => ({ file, key, widget })),
  );
}

/** Describes the widgets that a package's modules declare. */
async function getWidgets({ files, manifest }, getText) {
  const widgets = (await exportedBy(files)).map(({ file, key, widget }) =>
    described(widget, manifest.homepage, (kind, prop) => getText(getTypes(file), key, kind, prop)),
  );
  return widgets.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Fails for a registered widget without a description, because it would be missing in every list. */
function requireDescriptions(all) {
  const names = all.flatMap(({ widgets }) => widgets.map(({ name }) => name));
  const missing = Object.keys(places().widgets).filter((name) => !names.includes(name));
  if (missing.length === 0) return;
  throw new Error(
    `No module exports the declaration of ${missing.join(", ")}: export it beside its component.`,
  );
}

/**
 * Loads and describes every widget by package, from the output of the build. The modules import nothing that
 * needs a page.
 */
export async function declaredWidgets() {
  const found = packages()
    .filter(({ layer }) => layer === "widgets")
    .map((one) => ({ ...one, files: declaring(one) }));
  const getText = typeTexts(found.flatMap(({ files }) => files.map(getTypes)));
  const all = await Promise.all(
    found.map(async (one) => ({ ...one, widgets: await getWidgets(one, getText) })),
  );
  requireDescriptions(all);
  return all;
}
