import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { pnpm, run, runNode } from "./install.mjs";
import { pasteReadyTags } from "./release/tags.mjs";
import { at, published } from "./workspace.mjs";

const OUT = at("dist/release");
const CHECKS = ["hygiene", "client-entries", "sizes", "npm-sizes", "app-sizes", "supply-chain"];
const PACKAGES = ["--recursive", ...published().flatMap(({ manifest }) => ["--filter", manifest.name])];

/** Runs a step, and prints its time. A command that fails stops the release. */
async function step(title, run) {
  console.log(`${title} …`);
  const start = performance.now();
  const code = await run();
  if (code) throw new Error(`The release stops: "${title}" failed. Nothing more was published.`);
  console.log(`✓ ${title} ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** Packs all published packages into `dist/release/npm`. */
async function pack() {
  const folder = join(OUT, "npm");
  const code = await pnpm("--silent", ...PACKAGES, "pack", "--pack-destination", folder);
  const missing = published().length - readdirSync(folder).length;
  if (code === 0 && missing > 0) console.error(`${missing} packages have no tarball in ${folder}.`);
  return code || missing;
}

/** Publishes the tarballs. npm authorizes it by the workflow's identity, and records that as provenance. */
async function publish(dryRun) {
  const folder = join(OUT, "npm");
  for (const file of readdirSync(folder).sort()) {
    const options = ["--access", "public", "--provenance", ...(dryRun ? ["--dry-run"] : [])];
    const code = await run("npm", ["publish", join(folder, file), ...options, "--loglevel", "error"]);
    if (code !== 0) return code;
  }
  return 0;
}

const getPageFolder = (version) => join(OUT, "cdn", version);

/** Copies the page files to a folder named after the version, with tags to paste. */
function writePageFiles(version) {
  const folder = getPageFolder(version);
  cpSync(at("packages/entry/cdn/dist"), folder, { recursive: true });
  const hashes = JSON.parse(readFileSync(join(folder, "sri.json"), "utf8"));
  writeFileSync(join(folder, "tags.md"), pasteReadyTags(version, hashes));
}

/**
 * Builds, checks and packs all published packages into `dist/release`: `npm` contains the tarballs,
 * `cdn/<version>` the page files. With `--dry-run`, npm does everything except the upload. Otherwise npm
 * publishes with provenance, which works only in a workflow that has an identity.
 */
async function release(dryRun) {
  const { version } = published()[0].manifest;
  const others = published().filter(({ manifest }) => manifest.version !== version);
  if (others.length > 0)
    throw new Error(
      `All packages are released in one version. ${others[0].manifest.name} is not at ${version}: run \`pnpm release:version\`.`,
    );
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(join(OUT, "npm"), { recursive: true });
  await step("Build", () => runNode("tools/build.mjs"));
  await step("Checks", () => runNode("tools/check.mjs", CHECKS));
  await step(`Pack ${published().length} packages`, pack);
  await step("Page files with hashes and tags", () => writePageFiles(version));
  await step(dryRun ? "Publish without upload" : "Publish", () => publish(dryRun));
  console.log(
    dryRun
      ? `Version ${version} is ready. Nothing was published.\n  tarballs    ${join(OUT, "npm")}\n  page files  ${getPageFolder(version)}`
      : `Version ${version} is published. Upload ${getPageFolder(version)} to the CDN, and create the tag v${version}.`,
  );
}

const { values } = parseArgs({ options: { "dry-run": { type: "boolean", default: false } } });
await release(values["dry-run"]).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
