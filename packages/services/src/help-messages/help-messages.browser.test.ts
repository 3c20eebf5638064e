import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { helpMessagesStore, isSeen, markSeen } from "./help-messages-store.js";

beforeEach(() => {
  localStorage.clear();
  newPage();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

it("stores the seen messages as a plain list under help-messages (accounts-3.16)", () => {
  expect(isSeen("subscriber-search")).toBe(false);
  markSeen("subscriber-search");
  markSeen("save");
  markSeen("save");
  expect(localStorage.getItem("help-messages")).toBe('["subscriber-search","save"]');
  newPage();
  expect([isSeen("subscriber-search"), isSeen("save"), isSeen("share")]).toEqual([true, true, false]);
});

it("reads a list that the host has written", () => {
  localStorage.setItem("help-messages", '["share"]');
  expect(isSeen("share")).toBe(true);
});

it.each(["{oops", "null", "{}", '"abc"', "", "[1]"])("ignores %j in the storage (robustness-16)", (text) => {
  localStorage.setItem("help-messages", text);
  expect(helpMessagesStore().getState().seen).toEqual([]);
});

it("remembers a seen message on this page when the storage is full (robustness-15)", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full.", "QuotaExceededError");
  });
  markSeen("save");
  expect(isSeen("save")).toBe(true);
});

it("follows changes of other tabs", () => {
  expect(isSeen("share")).toBe(false);
  dispatchEvent(new StorageEvent("storage", { key: "help-messages", newValue: '["share"]' }));
  expect(isSeen("share")).toBe(true);
});
