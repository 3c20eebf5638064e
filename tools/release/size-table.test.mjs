import { expect, it } from "vitest";
import { sizeTable } from "./size-table.mjs";

const file = (brotli, imports = [], view) => ({ brotli, imports, ...(view && { view: { file: view } }) });
const BUILD = {
  "page.js": file(5_000),
  "chunks/a.js": file(1_000),
  "chunks/view.js": file(2_000, ["chunks/a.js"]),
  "widgets/toast.js": file(500, ["chunks/a.js"], "chunks/view.js"),
};

it("shows the change of each entry with its view, and counts shared imports once", () => {
  const table = sizeTable(BUILD, { ...BUILD, "chunks/view.js": file(2_400, ["chunks/a.js"]) });
  expect(table.split("\n").slice(4)).toEqual(["| widgets/toast.js | 3.5 | 3.9 | +0.4 |"]);
});

it("lists new and removed entries", () => {
  const { "page.js": _, ...others } = BUILD;
  expect(
    sizeTable(BUILD, { ...others, "actions/save.js": file(700) })
      .split("\n")
      .slice(4),
  ).toEqual(["| actions/save.js | – | 0.7 | +0.7 |", "| page.js | 5.0 | – | -5.0 |"]);
});

it("reports that no entry changes", () => {
  expect(sizeTable(BUILD, BUILD)).toContain("No entry changes by 0.1 KB or more.");
});
