import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";

/** Folders with code for a user's money, password and position on the page. */
const FOLDERS = [
  ...["session", "cart", "outbox", "forms"].map((domain) => `services/src/${domain}`),
  ...["base/core/src", "base/element/src"],
];

/** Required percentage of a folder's mutants that its tests find. */
const ENOUGH = 85;

/** Texts are data that the build compiles or removes. An index only re-exports names of other files. */
const NOT_MUTATED = ["**/*.test.*", "**/text.ts", "**/described.ts", "**/index.ts"];

const FOUND = ["Killed", "Timeout"];
const MISSED = ["Survived", "NoCoverage"];

/** Settings for the mutants of a folder, with stored results. A second run tries only changed code. */
function settings(folder, { files, concurrency }) {
  const path = `packages/${folder}`;
  const kept = `.cache/mutation/${folder}`;
  return {
    mutate: [`${path}/**/${files}.{ts,tsx}`, ...NOT_MUTATED.map((pattern) => `!${pattern}`)],
    ignorePatterns: ["**/dist", ".cache", ".data", "storybook-static"],
    tempDirName: ".cache/mutate",
    // pnpm links the plugin in a place that Stryker's own glob does not search.
    plugins: [import.meta.resolve("@stryker-mutator/vitest-runner")],
    testRunner: "vitest",
    vitest: { configFile: "tools/mutate/vitest.config.mjs", related: false },
    coverageAnalysis: "perTest",
    concurrency: Number(concurrency),
    timeoutMS: 6_000,
    disableTypeChecks: false,
    incremental: true,
    incrementalFile: `${kept}/incremental.json`,
    reporters: ["clear-text", "json", "progress-append-only"],
    clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: `${kept}/report.json` },
    allowConsoleColors: false,
  };
}

async function mutate(folder, options) {
  // Stryker's workers read these variables.
  Object.assign(process.env, { QUIRE_MUTATE: `packages/${folder}`, QUIRE_PATIENCE: options.patience });
  const results = await new Stryker(settings(folder, options)).runMutationTest();
  const count = (statuses) => results.filter(({ status }) => statuses.includes(status)).length;
  const [found, missed] = [count(FOUND), count(MISSED)];
  return { folder, found, all: found + missed, score: (100 * found) / (found + missed) };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    concurrency: { type: "string", default: "1" },
    // Some of a folder's files, for example "sign-*".
    files: { type: "string", default: "*" },
    // Milliseconds until a waiting test fails. On a slow machine a low number reports healthy code.
    patience: { type: "string", default: "1500" },
  },
});
const scores = [];
for (const folder of positionals.length > 0 ? positionals : FOLDERS) {
  scores.push(await mutate(folder, values));
}
for (const { folder, found, all, score } of scores)
  console.log(`${folder.padEnd(22)} ${score.toFixed(1).padStart(5)} % (${found} of ${all})`);
process.exitCode = scores.every(({ score }) => score >= ENOUGH) ? 0 : 1;
