import { brotliCompressSync } from "node:zlib";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import terser from "@rollup/plugin-terser";
import { rollup } from "rollup";
import { at } from "../workspace.mjs";
import { verdict } from "./command.mjs";
import { withSteadyNames } from "./sizes.mjs";

/** Size of an application with one component, without React, in KB of 1,000 bytes after brotli. */
const ROWS = [{ component: "MiniCart", own: "@quire/mini-cart", max: 43.4 }];

/** Libraries of the application: React and its companions. */
const EXTERNAL = /^(react|react-dom|scheduler)($|\/)/;

const ENTRY = "\0entry";

const UMBRELLA = at("packages/entry/umbrella/dist/index.js");

/** Returns the KB of everything that `component` of a module imports statically. */
async function bundled(component, module) {
  const bundle = await rollup({
    input: ENTRY,
    external: (id) => EXTERNAL.test(id),
    plugins: [
      {
        name: "quire-entry",
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? `export { ${component} } from ${JSON.stringify(module)};` : undefined),
      },
      nodeResolve({ browser: true, rootDir: at("packages/entry/umbrella") }),
      terser({ module: true }),
    ],
    onLog() {},
  });
  const { output } = await bundle.generate({ format: "es" });
  await bundle.close();
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const files = new Set([output[0].fileName]);
  for (const file of files) for (const imported of chunks.get(file)?.imports ?? []) files.add(imported);
  const codes = [...files].flatMap((file) => chunks.get(file)?.code ?? []);
  return codes.reduce((sum, code) => sum + brotliCompressSync(withSteadyNames(code)).length, 0) / 1000;
}

/** Checks the downloads of applications against their budgets, and that the umbrella adds no bytes. */
export async function npmSizes(rows = ROWS) {
  const found = await Promise.all(
    rows.map(async ({ component, own, max }) => {
      const [all, alone] = [await bundled(component, UMBRELLA), await bundled(component, own)];
      const faults = [
        !(all <= max) && `${component} of @quire/widgets: ${all.toFixed(1)} of ${max} KB`,
        all > alone * 1.01 &&
          `${component} is ${all.toFixed(1)} KB of @quire/widgets, and ${alone.toFixed(1)} of ${own}`,
      ];
      const title = `only ${component} of @quire/widgets`;
      return {
        faults,
        line: `  ${title.padEnd(48)} ${all.toFixed(1).padStart(6)} of ${max} KB, ${alone.toFixed(1)} of ${own}`,
      };
    }),
  );
  return {
    ...verdict(found.flatMap(({ faults }) => faults).filter(Boolean)),
    table: found.map(({ line }) => line).join("\n"),
  };
}
