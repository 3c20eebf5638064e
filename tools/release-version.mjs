import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { run } from "./install.mjs";
import { changelogWith, changesIn } from "./release/changelog.mjs";
import { at, published } from "./workspace.mjs";

const CHANGELOG = at("CHANGELOG.md");
const WORDPRESS_PLUGIN = at("integrations/wordpress/quire/quire.php");

const readVersion = () => published()[0].manifest.version;

/** Gives all packages and the WordPress plugin their next version, and moves the changesets to CHANGELOG.md. */
async function nextVersion(date) {
  const changes = changesIn(at(".changeset"));
  if (changes.length === 0) throw new Error("There is no changeset. Write one with `pnpm exec changeset`.");
  const before = readVersion();
  const code = await run("changeset", ["version"]);
  if (code !== 0) throw new Error("`changeset version` failed; CHANGELOG.md is as it was.");
  const version = readVersion();
  writeFileSync(CHANGELOG, changelogWith(readFileSync(CHANGELOG, "utf8"), { version, date, changes }));
  const plugin = readFileSync(WORDPRESS_PLUGIN, "utf8");
  writeFileSync(WORDPRESS_PLUGIN, plugin.replaceAll(before, version));
  console.log(`Version ${version}. Read CHANGELOG.md, and commit.`);
}

const { values } = parseArgs({ options: { date: { type: "string" } } });
await nextVersion(values.date ?? new Date().toISOString().slice(0, 10)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
