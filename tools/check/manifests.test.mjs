import { expect, it } from "vitest";
import { packages } from "../workspace.mjs";
import { manifestFaults } from "./manifests.mjs";

const changed = (change, named = "services") => {
  const one = packages().find(({ manifest }) => manifest.name === `@quire/${named}`);
  return { ...one, manifest: { ...one.manifest, ...change } };
};

it("finds no fault in the published packages", () => {
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
  ["an action nobody can import", { exports: {} }, "must export ./library/actions/save"],
  ["a service nobody can import", { exports: {} }, "must export ./session"],
  ["another name than its README's", { name: "@quire/other" }, "npm install @quire/other"],
])("requires %s", (_what, change, fault) => {
  expect(manifestFaults([changed(change)]).join("\n")).toContain(fault);
});

it.each([
  ["customElements", { customElements: undefined }, 'needs "customElements"'],
  ["web-types", { "web-types": "./web-types.json" }, 'needs "web-types"'],
  ["types of its tags", { exports: {} }, "must export ./tags/*"],
  [
    "a place in the umbrella",
    { name: "@quire/other" },
    "must be exported by packages/entry/umbrella/src/index.ts",
  ],
])("requires of a widget %s", (_what, change, fault) => {
  expect(manifestFaults([changed(change, "mini-cart")]).join("\n")).toContain(fault);
});
