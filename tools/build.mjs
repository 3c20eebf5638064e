import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rollup } from "rollup";
import { loadConfigFile } from "rollup/loadConfigFile";
import { FLAVOURS } from "./build/flavours.mjs";
import { writeDescriptions } from "./descriptions/write-descriptions.mjs";
import { at, examples, filesBelow, packages } from "./workspace.mjs";

const STAMP = at(".cache/build");
const NOT_BUILT = /\.(test|stories)\.(tsx?|mjs)$|\.md$|\/e2e\//;

/** Computes one hash over the names and contents of all files that a build reads. */
function fingerprint() {
  const files = [
    ...["rollup.config.mjs", "tsconfig.base.json", "tsconfig.build.json", "pnpm-lock.yaml"].map((file) =>
      at(file),
    ),
    ...filesBelow(at("tools/build")),
    ...filesBelow(at("tools/descriptions")),
    ...[...packages(), ...examples()].flatMap(({ dir }) => filesBelow(dir)),
  ].filter((file) => existsSync(file) && !NOT_BUILT.test(file));
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

const isBuilt = (print) =>
  existsSync(STAMP) &&
  readFileSync(STAMP, "utf8") === print &&
  FLAVOURS.every(({ folder }) => existsSync(at(folder, "manifest.json")));

/** Builds the packages first, and then the page builds, which use them, in parallel. */
async function bundles() {
  const { options, warnings } = await loadConfigFile(at("rollup.config.mjs"), {});
  warnings.flush();
  let typeErrors = 0;
  const onLog = (level, log, handle) => {
    if (log.plugin === "typescript") typeErrors += 1;
    else handle(level, log);
  };
  const [packagesFirst, ...pages] = [...Map.groupBy(options, ({ output: [{ dir }] }) => dir).values()];
  await write(packagesFirst, onLog);
  await Promise.all(pages.map((bundles) => write(bundles, onLog)));
  if (typeErrors > 0) console.warn(`  ${typeErrors} type errors; \`pnpm check types\` shows them.`);
}

async function write(bundles, onLog) {
  for (const { output, onLog: own, ...input } of bundles) {
    const bundle = await rollup({
      ...input,
      onLog: (level, log, handle) => own(level, log, (...a) => onLog(...a, handle)),
    });
    for (const one of output) await bundle.write(one);
    await bundle.close();
  }
}

/** Builds examples with a Vite configuration. They are applications on the npm packages. */
function applications() {
  for (const { dir } of examples().filter(({ dir }) => existsSync(join(dir, "vite.config.ts")))) {
    const vite = at("node_modules/vite/bin/vite.js");
    const { status } = spawnSync(process.execPath, [vite, "build", "--logLevel", "error"], {
      cwd: dir,
      stdio: "inherit",
    });
    if (status !== 0) throw new Error(`vite build failed in ${dir}.`);
  }
}

/** Copies the page build to its published package. */
function cdnPackage() {
  const cdn = at("packages/entry/cdn");
  rmSync(join(cdn, "dist"), { recursive: true, force: true });
  for (const { folder, packed } of FLAVOURS) cpSync(at(folder), join(cdn, packed), { recursive: true });
}

async function step(title, run) {
  const start = performance.now();
  await run();
  console.log(`  ${title} ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

async function build() {
  const print = fingerprint();
  if (isBuilt(print) && !process.argv.includes("--force")) {
    console.log("The build is up to date.");
    return;
  }
  console.log("Building …");
  rmSync(STAMP, { force: true });
  await step("packages and pages", bundles);
  await step("descriptions", writeDescriptions);
  await step("@quire/cdn", cdnPackage);
  await step("applications", applications);
  mkdirSync(at(".cache"), { recursive: true });
  writeFileSync(STAMP, print);
}

await build().catch(({ message, frame, stack, watchFiles }) => {
  // Rollup's errors list all watched files, which would hide the message.
  console.error(["The build failed.", watchFiles ? message : stack, frame].filter(Boolean).join("\n"));
  process.exitCode = 1;
});
