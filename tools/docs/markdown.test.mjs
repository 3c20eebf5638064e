import { expect, it } from "vitest";
import { getSections, withoutEmptyHeadings, withSiteLinks } from "./markdown.mjs";

const PAGES = [
  {
    slug: "widgets/search",
    source: "packages/widgets/search/README.md",
    text: "## Usage\n\n[cart](../mini-cart/README.md#states)",
  },
  { slug: "widgets/mini-cart", source: "packages/widgets/mini-cart/README.md", text: "## States" },
];
const getKind = (path) => (path.includes("missing") ? undefined : "blob");
const getText = (text) => withSiteLinks({ ...PAGES[0], text }, PAGES, getKind);

it("links to a page of the site, with its anchor (beyond-360)", () => {
  expect(getText("[cart](../mini-cart/README.md#states)")).toBe("[cart](../mini-cart/#states)");
});

it("links to the repository for a file without a page (beyond-360)", () => {
  expect(getText("[texts](src/text.ts)")).toBe(
    "[texts](https://github.com/quire-widgets/quire/blob/main/packages/widgets/search/src/text.ts)",
  );
});

it("links to the raw file of a picture (beyond-360)", () => {
  expect(getText("![settings](images/settings.png)")).toBe(
    "![settings](https://github.com/quire-widgets/quire/raw/main/packages/widgets/search/images/settings.png)",
  );
});

it("keeps the address of a page in a generated part, with its query (beyond-360)", () => {
  expect(getText("[try it](../mini-cart/?example=1)")).toBe("[try it](../mini-cart/?example=1)");
});

it("refuses a link to a file that does not exist (beyond-360)", () => {
  expect(() => getText("[x](missing.md)")).toThrow(
    "The page widgets/search links to missing.md, which does not exist.",
  );
});

it("leaves links in code and to other sites alone (beyond-360)", () => {
  const text = "[x](https://example.com)\n\n```md\n[y](../mini-cart/README.md)\n```";
  expect(getText(text)).toBe(text);
});

it("removes headings without content, and keeps those with a heading below (beyond-360)", () => {
  expect(withoutEmptyHeadings("## A\n\n## B\n\n### C\n\ntext\n\n## D\n")).toBe("\n## B\n\n### C\n\ntext\n\n");
});

it("splits a text at its headings, but not in code (beyond-360)", () => {
  expect(getSections("a\n## B\n```sh\n## no\n```\n## C")).toEqual(["a", "## B\n```sh\n## no\n```", "## C"]);
});
