import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, matchesGlob } from "node:path";
import { expect, it } from "vitest";
import { at, published } from "../workspace.mjs";
import { changelogWith, changesIn } from "./changelog.mjs";

const release = {
  version: "0.10.0",
  date: "2027-01-15",
  changes: [
    { title: "Merged carts", text: "Carts merge.\n\n#### For hosts\n\nNothing.", isFix: false },
    { title: "Icons", text: "Share bars have icons.\n\nAll of them.", isFix: true },
    { title: "Places", text: "Lists keep their place.", isFix: true },
  ],
};

const SECTION = `## 0.10.0 (2027-01-15)

### Merged carts

Carts merge.

#### For hosts

Nothing.

### Fixes

- Share bars have icons.

  All of them.
- Lists keep their place.
`;

it("puts a version above the older ones", () => {
  const before = "# Changelog\n\nDates are UTC.\n\n## 0.9.0 (2026-12-24)\n\nThe first release.\n";
  expect(changelogWith(before, release)).toBe(
    `# Changelog\n\nDates are UTC.\n\n${SECTION}\n## 0.9.0 (2026-12-24)\n\nThe first release.\n`,
  );
});

it("starts the list with the first version", () => {
  expect(changelogWith("# Changelog\n", release)).toBe(`# Changelog\n\n${SECTION}`);
});

it("reads each changeset's topic, text and kind", () => {
  const folder = mkdtempSync(join(tmpdir(), "quire-changes-"));
  writeFileSync(join(folder, "README.md"), "How to write changesets.");
  writeFileSync(
    join(folder, "merged-carts.md"),
    '---\n"@quire/cdn": minor\n---\n\nCarts merge.\n\n### In all tabs\n\n---\n\nAt once.\n',
  );
  writeFileSync(join(folder, "icons.md"), '---\n"@quire/widgets": patch\n---\n\nShare bars have icons.\n');
  expect(changesIn(folder)).toEqual([
    { title: "Icons", text: "Share bars have icons.", isFix: true },
    { title: "Merged carts", text: "Carts merge.\n\n#### In all tabs\n\n---\n\nAt once.", isFix: false },
  ]);
  rmSync(folder, { recursive: true });
});

it("writes names in a topic's heading as their owners do", () => {
  const folder = mkdtempSync(join(tmpdir(), "quire-changes-"));
  for (const topic of ["wordpress", "api-on-another-origin"])
    writeFileSync(join(folder, `${topic}.md`), '---\n"@quire/cdn": minor\n---\n\nNew.\n');
  expect(changesIn(folder).map(({ title }) => title)).toEqual(["API on another origin", "WordPress"]);
  rmSync(folder, { recursive: true });
});

it("gives every published package the same version", () => {
  const { fixed } = JSON.parse(readFileSync(at(".changeset/config.json"), "utf8"));
  const names = published().map(({ manifest }) => manifest.name);
  expect(names.filter((name) => !fixed[0].some((pattern) => matchesGlob(name, pattern)))).toEqual([]);
});
