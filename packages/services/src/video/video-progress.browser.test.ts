import { newPage } from "@quire/conformance/new-page";
import { beforeEach, expect, it, vi } from "vitest";
import { forgetSignedOut } from "../session/forget-reader.js";
import { beginPlayback, endPlayback, keepVideoProgress, videoProgress } from "./index.js";

const KEY = "quire:video-progress";

beforeEach(() => {
  localStorage.clear();
  newPage();
});

it("remembers where a reader was, on another page too (beyond-24)", () => {
  keepVideoProgress("7001", 12.8, 24);
  newPage();
  expect(videoProgress("7001")).toBe(12);
  expect(videoProgress("7002")).toBe(0);
});

it("of who has hardly begun, and of who is through, it keeps nothing", () => {
  keepVideoProgress("7001", 2, 24);
  expect(localStorage.getItem(KEY)).toBeNull();
  keepVideoProgress("7001", 12, 24);
  keepVideoProgress("7001", 23, 24);
  expect(videoProgress("7001")).toBe(0);
});

it("keeps the latest fifty", () => {
  for (let i = 0; i <= 50; i++) keepVideoProgress(String(i), 12, 24);
  expect([videoProgress("0"), videoProgress("1"), videoProgress("50")]).toEqual([0, 12, 12]);
});

it("goes with its reader (beyond-24)", () => {
  keepVideoProgress("7001", 12, 24);
  forgetSignedOut();
  expect(localStorage.getItem(KEY)).toBeNull();
});

it.each(["{oops", "null", "[]", '"abc"', "", '{"version":1,"places":[["7001",-1]]}'])(
  "%j in storage counts as nothing (robustness-16)",
  (text) => {
    localStorage.setItem(KEY, text);
    expect(videoProgress("7001")).toBe(0);
    keepVideoProgress("7001", 12, 24);
    expect(videoProgress("7001")).toBe(12);
  },
);

it("whichever video plays pauses the one before, once (beyond-24)", () => {
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
