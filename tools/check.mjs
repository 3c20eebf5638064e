import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { appSizes } from "./check/app-sizes.mjs";
import { clientEntries } from "./check/client-entries.mjs";
import { command } from "./check/command.mjs";
import { descriptions } from "./check/descriptions.mjs";
import { hygiene } from "./check/hygiene.mjs";
import { layers } from "./check/layers.mjs";
import { locales } from "./check/locales.mjs";
import { npmSizes } from "./check/npm-sizes.mjs";
import { onlyTests } from "./check/only-tests.mjs";
import { openings } from "./check/openings.mjs";
import { sizes } from "./check/sizes.mjs";
import { specification } from "./check/specification.mjs";
import { supplyChain } from "./check/supply-chain.mjs";
import { testPatterns } from "./check/test-patterns.mjs";

const steps = {
  // Rollup's plugin needs the older compiler for the build. This one finds the same errors in a third of the time.
  types: () => command("node_modules/typescript-7/bin/tsc", ["--noEmit", "--pretty", "false"]),
  lint: () =>
    command("node_modules/@biomejs/biome/bin/biome", ["check", "--colors=off", "--diagnostic-level=warn"]),
  layers: () => layers(),
  locales: () => locales(),
  specification: () => specification({ write: values.write }),
  tests: () => testPatterns(),
  openings: () => openings(),
  unused: () => command("node_modules/knip/bin/knip.js", ["--no-progress", "--no-config-hints"]),
  "only-tests": () => onlyTests(),
  descriptions: () => descriptions({ write: values.write }),
  hygiene,
  "client-entries": clientEntries,
  sizes,
  "npm-sizes": () => npmSizes(),
  "app-sizes": () => appSizes(),
  "supply-chain": supplyChain,
  storybook: () =>
    command("node_modules/storybook/dist/bin/dispatcher.js", [
      ...["build", "--output-dir", "storybook-static", "--disable-telemetry", "--quiet"],
    ]),
};

/** Checks that run only by name. The stories' tests already read Storybook's configuration and render every story. */
const BY_NAME = ["storybook"];

/** Checks that inspect the output of a build. */
const NEED_BUILD = [
  "descriptions",
  "hygiene",
  "client-entries",
  "sizes",
  "npm-sizes",
  "app-sizes",
  "supply-chain",
];

async function runStep(name) {
  const start = performance.now();
  const fail = (error) => ({ ok: false, output: error.stack });
  const { ok, output, table } = await Promise.resolve().then(steps[name]).catch(fail);
  console.log(
    `${ok ? "✓" : "✗"} ${name.padEnd(14)} ${((performance.now() - start) / 1000).toFixed(1).padStart(5)} s`,
  );
  if (table) console.log(table);
  if (!ok && output) console.log(output.replace(/^/gm, "    "));
  return { name, ok };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { report: { type: "string" }, write: { type: "boolean" } },
});
const unknown = positionals.filter((name) => !steps[name]);
if (unknown.length > 0)
  throw new Error(`No such check: ${unknown.join(", ")}. Use one of: ${Object.keys(steps).join(", ")}.`);

const chosen =
  positionals.length > 0 ? positionals : Object.keys(steps).filter((name) => !BY_NAME.includes(name));
const results = [];
if (chosen.some((name) => NEED_BUILD.includes(name))) {
  const { ok, output } = await command("tools/build.mjs", []);
  if (!ok) console.log(output);
  results.push({ name: "build", ok });
}
for (const name of chosen) results.push(await runStep(name));
if (values.report) writeFileSync(values.report, JSON.stringify(results));
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
