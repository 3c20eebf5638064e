import { expect, it } from "vitest";
import { packages } from "../workspace.mjs";
import { manifestFaults } from "./manifests.mjs";

const library = () => packages().find(({ folder }) => folder === "library");
const changed = (change) => {
  const one = library();
  return { ...one, manifest: { ...one.manifest, ...change } };
};

it("finds nothing wrong with what we publish", () => {
  expect(manifestFaults()).toEqual([]);
});

it.each([
  [
    "repository",
    { repository: { type: "git", url: "git+https://elsewhere.test/x.git" } },
    "root's repository",
  ],
  ["homepage", { homepage: undefined }, "its README as its homepage"],
  ["keywords", { keywords: [] }, "has no keywords"],
  ["engines", { engines: undefined }, "has no engines"],
  ["prepack", { scripts: {} }, 'needs "prepack"'],
  ["an exact version", { dependencies: { zustand: "5.1.0" } }, "needs a range for zustand"],
  ["an action nobody can import", { exports: {} }, "must export ./triggers/save"],
  ["another name than its README's", { name: "@quire/other" }, "npm install @quire/other"],
])("demands %s", (_what, change, fault) => {
  expect(manifestFaults([changed(change)]).join("\n")).toContain(fault);
});
