import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetSearch, forgetSearches, recentSearchesStore, rememberSearch } from "./recent-searches.js";

const terms = () => recentSearchesStore().getState().terms;

beforeEach(() => {
  localStorage.clear();
  newPage();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

it("stores recent searches once each, the latest first", () => {
  for (const term of ["Strategy", " cost  control ", "strategy", " "]) rememberSearch(term);
  newPage();
  expect(terms()).toEqual(["strategy", "cost control"]);
});

it("stores at most 8 searches", () => {
  for (let i = 0; i < 12; i++) rememberSearch(`term ${i}`);
  expect(terms()).toHaveLength(8);
  expect(terms()[0]).toBe("term 11");
});

it("removes one search, or all", () => {
  for (const term of ["a", "b", "c"]) rememberSearch(term);
  forgetSearch("B");
  expect(terms()).toEqual(["c", "a"]);
  forgetSearches();
  expect(terms()).toEqual([]);
  expect(localStorage.getItem("quire:recent-searches")).toBeNull();
});

it.each(["{oops", "null", "[]", '"abc"', "", '{"version":1,"value":[7]}', '{"version":2,"value":["a"]}'])(
  "ignores %j in the storage (robustness-16)",
  (text) => {
    localStorage.setItem("quire:recent-searches", text);
    expect(terms()).toEqual([]);
  },
);

it("keeps searches on this page when the storage is full (robustness-15)", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full.", "QuotaExceededError");
  });
  rememberSearch("strategy");
  expect(terms()).toEqual(["strategy"]);
});

it("keeps searches in memory until the page has the user's consent (beyond-402)", () => {
  localStorage.setItem("quire:recent-searches", JSON.stringify({ version: 1, value: ["earlier"] }));
  document.documentElement.dataset["quireConsent"] = "wait";
  rememberSearch("strategy");
  expect(terms()).toEqual(["strategy"]);
  expect(localStorage.getItem("quire:recent-searches")).not.toContain("strategy");
  document.documentElement.dataset["quireConsent"] = "given";
  document.dispatchEvent(new CustomEvent("quire-consent"));
  expect(terms()).toEqual(["strategy", "earlier"]);
  expect(localStorage.getItem("quire:recent-searches")).toContain("strategy");
  delete document.documentElement.dataset["quireConsent"];
});
