import { existsSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { examples, filesBelow, packages, root } from "../workspace.mjs";
import { verdict } from "./command.mjs";
import { importsOf } from "./imports.mjs";

/** Rank within a layer: a package imports only what stands in a row above its own. ARCHITECTURE.md draws it. */
const ROWS = {
  base: [["core"], ["bridge", "frame"], ["element", "loader"], ["ui"], ["testing"]],
  services: [
    ["contract", "configuration", "analytics"],
    ["client", "forms"],
    ["captcha", "session"],
    ["outbox", "page-state"],
    ["following", "library"],
  ],
};
const LAYERS = ["base", "services", "parts", "widgets", "entry", "examples"];

const SOURCE = /\.tsx?$/;
const BESIDE = /\.(test|stories)\.tsx?$|\/(e2e|test)\//;
const REACT = /^(react|react-dom|zustand|@r2wc\/.+|@floating-ui\/dom)($|\/)(?!vanilla|middleware)/;
const BEFORE_REACT = /\/src\/(shell|page)\.ts$|\/src\/(shell|triggers)\//;

/** A service that no row names stands below all that are named. */
function rank({ layer, folder }) {
  const rows = ROWS[layer] ?? [];
  const row = rows.findIndex((names) => names.includes(folder));
  return row === -1 ? rows.length : row;
}

function mayImport(from, to) {
  if (from.layer !== to.layer) return LAYERS.indexOf(to.layer) < LAYERS.indexOf(from.layer);
  return from.layer === "examples" || (!["parts", "widgets"].includes(from.layer) && rank(to) < rank(from));
}

const place = ({ layer, folder }) => `${layer}/${folder}`;
const packageName = (specifier) => specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");

function wrongImport(one, file, { specifier }, byName) {
  if (/^(node|virtual):/.test(specifier)) return;
  if (specifier.startsWith(".")) {
    const target = resolve(dirname(file), specifier);
    return target.startsWith(`${one.dir}/`) ? undefined : `reaches out of its package with ${specifier}`;
  }
  const name = packageName(specifier);
  const target = byName.get(name);
  if (target === one) return "imports its own package by name: use a relative path";
  if (target && !mayImport(one, target)) return `must not import ${place(target)}`;
  const { dependencies, peerDependencies } = one.manifest;
  if (!{ ...dependencies, ...peerDependencies }[name])
    return `imports ${name}, which its package.json does not name`;
}

function wrongDependencies(one, byName) {
  return Object.keys(one.manifest.dependencies ?? {})
    .map((name) => byName.get(name))
    .filter((target) => target && !mayImport(one, target))
    .map((target) => `${place(one)}/package.json must not depend on ${place(target)}`);
}

/** The TypeScript file that a relative import means. */
function sourceOf(file, specifier) {
  const path = resolve(dirname(file), specifier).replace(/\.js$/, "");
  return [`${path}.ts`, `${path}.tsx`].find((candidate) => existsSync(candidate));
}

/** The way from a file to React by static imports inside its package; undefined when there is none. */
function wayToReact(file, seen = new Set()) {
  seen.add(file);
  for (const { specifier, ...kind } of importsOf(file)) {
    if (!kind.static || kind.type) continue;
    if (REACT.test(specifier)) return [file, specifier];
    const next = specifier.startsWith(".") ? sourceOf(file, specifier) : undefined;
    const way = next && !seen.has(next) ? wayToReact(next, seen) : undefined;
    if (way) return [file, ...way];
  }
}

/** Shells, triggers, page scripts and all of a service but its hooks run before React is there. */
const runsBeforeReact = (one, file) =>
  BEFORE_REACT.test(file) || (one.layer === "services" && !/\/(use-[^/]+|index)\.tsx?$/.test(file));

/** Holds imports to the arrows of ARCHITECTURE.md. */
export function layers(all = [...packages(), ...examples()]) {
  const byName = new Map(all.map((one) => [one.manifest.name, one]));
  const faults = all.flatMap((one) => {
    const files = filesBelow(join(one.dir, "src")).filter((file) => SOURCE.test(file) && !BESIDE.test(file));
    const imports = files.flatMap((file) =>
      importsOf(file)
        .map((found) => wrongImport(one, file, found, byName))
        .filter(Boolean)
        .map((fault) => `${relative(root, file)} ${fault}`),
    );
    const react = files
      .filter((file) => one.layer !== "examples" && runsBeforeReact(one, file))
      .map((file) => wayToReact(file))
      .filter(Boolean)
      .map((way) => `must run without React: ${way.map((step) => relative(root, step) || step).join(" → ")}`);
    return [...wrongDependencies(one, byName), ...imports, ...react];
  });
  return verdict([...new Set(faults)]);
}
