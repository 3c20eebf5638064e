import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { changelogWith, changesIn } from "./changelog.mjs";

const release = {
  version: "0.10.0",
  date: "2027-01-15",
  changes: ["Share bars have icons.", "Carts merge."],
};

it("puts a version above the older ones", () => {
  const before = "# Changelog\n\nDates are UTC.\n\n## 0.9.0 (2026-12-24)\n\nThe first release.\n";
  expect(changelogWith(before, release)).toBe(
    "# Changelog\n\nDates are UTC.\n\n## 0.10.0 (2027-01-15)\n\nShare bars have icons.\n\nCarts merge.\n\n## 0.9.0 (2026-12-24)\n\nThe first release.\n",
  );
});

it("starts the list with the first version", () => {
  expect(changelogWith("# Changelog\n", release)).toBe(
    "# Changelog\n\n## 0.10.0 (2027-01-15)\n\nShare bars have icons.\n\nCarts merge.\n",
  );
});

it("reads each changeset's text without its front matter", () => {
  const folder = mkdtempSync(join(tmpdir(), "quire-changes-"));
  writeFileSync(join(folder, "README.md"), "How to write changesets.");
  writeFileSync(
    join(folder, "b.md"),
    '---\n"@quire/cdn": minor\n---\n\nCarts merge.\n\n---\n\nIn all tabs.\n',
  );
  writeFileSync(join(folder, "a.md"), "---\n---\n\nShare bars have icons.\n");
  expect(changesIn(folder)).toEqual(["Share bars have icons.", "Carts merge.\n\n---\n\nIn all tabs."]);
  rmSync(folder, { recursive: true });
});
