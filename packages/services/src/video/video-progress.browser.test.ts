import { newPage } from "@quire/conformance/new-page";
import { beforeEach, expect, it, vi } from "vitest";
import { forgetSignedOut } from "../session/forget-reader.js";
import { beginPlayback, endPlayback, getVideoProgress, keepVideoProgress } from "./index.js";

const KEY = "quire:video-progress";

beforeEach(() => {
  localStorage.clear();
  newPage();
});

it("stores the user's position, also for other pages (beyond-24)", () => {
  keepVideoProgress("7001", 12.8, 24);
  newPage();
  expect(getVideoProgress("7001")).toBe(12);
  expect(getVideoProgress("7002")).toBe(0);
});

it("stores no position near the start or the end", () => {
  keepVideoProgress("7001", 2, 24);
  expect(localStorage.getItem(KEY)).toBeNull();
  keepVideoProgress("7001", 12, 24);
  keepVideoProgress("7001", 23, 24);
  expect(getVideoProgress("7001")).toBe(0);
});

it("stores the latest fifty positions", () => {
  for (let i = 0; i <= 50; i++) keepVideoProgress(String(i), 12, 24);
  expect([getVideoProgress("0"), getVideoProgress("1"), getVideoProgress("50")]).toEqual([0, 12, 12]);
});

it("removes the positions when the user signs out (beyond-24)", () => {
  keepVideoProgress("7001", 12, 24);
  forgetSignedOut();
  expect(localStorage.getItem(KEY)).toBeNull();
});

it.each(["{oops", "null", "[]", '"abc"', "", '{"version":1,"places":[["7001",-1]]}'])(
  "ignores %j in the storage (robustness-16)",
  (text) => {
    localStorage.setItem(KEY, text);
    expect(getVideoProgress("7001")).toBe(0);
    keepVideoProgress("7001", 12, 24);
    expect(getVideoProgress("7001")).toBe(12);
  },
);

it("beginPlayback pauses the earlier video once (beyond-24)", () => {
  const [first, second] = [vi.fn(), vi.fn()];
  beginPlayback(first);
  beginPlayback(first);
  expect(first).not.toHaveBeenCalled();
  beginPlayback(second);
  expect(first).toHaveBeenCalledOnce();
  endPlayback(second);
  beginPlayback(first);
  expect(second).not.toHaveBeenCalled();
});

it("stores no position until the page has the user's consent (beyond-402)", () => {
  document.documentElement.dataset["quireConsent"] = "wait";
  keepVideoProgress("7001", 12, 24);
  expect(localStorage.getItem(KEY)).toBeNull();
  delete document.documentElement.dataset["quireConsent"];
  keepVideoProgress("7001", 12, 24);
  expect(getVideoProgress("7001")).toBe(12);
});
