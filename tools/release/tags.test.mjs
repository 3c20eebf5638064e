import { expect, it } from "vitest";
import { pasteReadyTags } from "./tags.mjs";

const HASHES = {
  "partner.classic.js": "sha384-partner",
  "quire.classic.js": "sha384-classic",
  "quire.js": "sha384-module",
  "styles/header.css": "sha384-header",
};

it("lists each tag with the version's folder and the file's hash", () => {
  const tags = pasteReadyTags("1.2.0", HASHES);
  expect(tags).toContain(
    '<script defer src="/quire/1.2.0/quire.classic.js" integrity="sha384-classic"></script>',
  );
  expect(tags).toContain(
    '<link rel="stylesheet" href="/quire/1.2.0/styles/header.css" integrity="sha384-header">',
  );
  expect(tags).toContain(
    'src="https://review.example/quire/1.2.0/partner.classic.js" integrity="sha384-partner" crossorigin',
  );
});

it("refuses a build without the loader's hash", () => {
  const { "quire.classic.js": _, ...others } = HASHES;
  expect(() => pasteReadyTags("1.2.0", others)).toThrow("sri.json has no hash of quire.classic.js");
});
