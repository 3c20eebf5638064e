import { existsSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { cruise } from "dependency-cruiser";
import { domains, filesBelow, root } from "../workspace.mjs";
import { verdict } from "./command.mjs";
import { getImports } from "./imports.mjs";
import { forbidden } from "./layer-rules.mjs";

const SOURCE = /\.tsx?$/;
const BESIDE = /\.(test|stories)\.tsx?$|\/(e2e|test|dist|fixtures|consumers)\/|node_modules/;
const REACT = /^(react|react-dom|zustand|@r2wc\/.+|@floating-ui\/dom)($|\/)(?!vanilla|middleware)/;
const BEFORE_REACT = /\/(before-paint|after-paint|idle|element)\.ts$|\/actions\//;

/** Lists imports between files that violate the rules, found by dependency-cruiser. */
async function wrongArrows(baseDir) {
  const folders = ["packages", "examples"].filter((folder) => existsSync(join(baseDir, folder)));
  const { output } = await cruise(
    folders,
    {
      baseDir,
      ruleSet: { forbidden },
      validate: true,
      tsPreCompilationDeps: true,
      doNotFollow: { path: "node_modules" },
      exclude: { path: BESIDE.source },
      outputType: "json",
    },
    {
      exportsFields: ["exports"],
      conditionNames: ["quire-source", "import"],
      extensions: [".ts", ".tsx", ".mjs", ".js"],
    },
  );
  const { summary } = typeof output === "string" ? JSON.parse(output) : output;
  return summary.violations.map(({ rule, from, to, cycle }) => {
    const way = cycle ? cycle.map(({ name }) => name).join(" → ") : to;
    return `${from} → ${way}: ${rule.name}, ${forbidden.find(({ name }) => name === rule.name).comment}`;
  });
}

/** Returns the TypeScript file of a relative import. */
function getSource(file, specifier) {
  const path = resolve(dirname(file), specifier).replace(/\.js$/, "");
  return [`${path}.ts`, `${path}.tsx`].find((candidate) => existsSync(candidate));
}

/**
 * Returns the path from a file to React by static imports inside its domain, or undefined if there is none.
 */
function findPathToReact(file, src, seen = new Set()) {
  seen.add(file);
  for (const { specifier, ...kind } of getImports(file)) {
    if (!kind.static || kind.type) continue;
    if (REACT.test(specifier)) return [file, specifier];
    const next = specifier.startsWith(".") ? getSource(file, specifier) : undefined;
    const isWithin = next?.startsWith(`${src}/`) && !seen.has(next);
    const way = isWithin ? findPathToReact(next, src, seen) : undefined;
    if (way) return [file, ...way];
  }
}

/**
 * Matches code that runs before React loads: declarations, triggers, page scripts, and services without their
 * hooks.
 */
const runsBeforeReact = ({ layer }, file) =>
  BEFORE_REACT.test(file) || (layer === "services" && !/\/(use-[^/]+|index)\.tsx?$/.test(file));

function reactTooEarly(all) {
  return all.flatMap((one) =>
    filesBelow(one.src)
      .filter((file) => SOURCE.test(file) && !BESIDE.test(file) && runsBeforeReact(one, file))
      .map((file) => findPathToReact(file, one.src))
      .filter(Boolean)
      .map((way) => `must run without React: ${way.map((step) => relative(root, step) || step).join(" → ")}`),
  );
}

/** Checks imports against the rules of ARCHITECTURE.md: between layers, within them, and without cycles. */
export async function layers({ baseDir = root, all = domains() } = {}) {
  return verdict([...new Set([...(await wrongArrows(baseDir)), ...reactTooEarly(all)])]);
}
