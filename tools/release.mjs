import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { pnpm, run, runNode } from "./install.mjs";
import { pasteReadyTags } from "./release/tags.mjs";
import { at, published } from "./workspace.mjs";

const OUT = at("dist/release");
const CHECKS = ["hygiene", "client-entries", "sizes", "npm-sizes", "app-sizes", "supply-chain"];
const PACKAGES = ["--recursive", ...published().flatMap(({ manifest }) => ["--filter", manifest.name])];

/** Stops the release at the first command that fails. */
async function must(name, code) {
  if ((await code) !== 0) throw new Error(`The release stops: ${name} failed. Nothing was published.`);
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

/** Copies the page files to a folder named after the version, with tags to paste. */
function writePageFiles(version) {
  const folder = join(OUT, "cdn", version);
  cpSync(at("packages/entry/cdn/dist"), folder, { recursive: true });
  const hashes = JSON.parse(readFileSync(join(folder, "sri.json"), "utf8"));
  writeFileSync(join(folder, "tags.md"), pasteReadyTags(version, hashes));
  return folder;
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
  await must("the build", runNode("tools/build.mjs"));
  await must("a check", runNode("tools/check.mjs", CHECKS));
  await must("packing", pnpm(...PACKAGES, "pack", "--pack-destination", join(OUT, "npm")));
  const folder = writePageFiles(version);
  await must("publishing", publish(dryRun));
  console.log(
    dryRun
      ? `Version ${version} is ready. Nothing was published.\n  tarballs    ${join(OUT, "npm")}\n  page files  ${folder}`
      : `Version ${version} is published. Upload ${folder} to the CDN, and create the tag v${version}.`,
  );
}

const { values } = parseArgs({ options: { "dry-run": { type: "boolean", default: false } } });
await release(values["dry-run"]).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
