import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { markUserAction, reloadPage } from "./reload-page.js";
import { runtime } from "./runtime.js";

const reload = vi.fn();
let now = 0;
let type: NavigationTimingType = "navigate";

beforeEach(() => {
  runtime().shared.clear();
  [now, type] = [1_000, "navigate"];
  vi.stubGlobal("location", { reload });
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const entries = () => [{ type }] as unknown as PerformanceEntryList;
  vi.spyOn(performance, "getEntriesByType").mockImplementation(entries);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  reload.mockClear();
  runtime().shared.clear();
});

const getReports = () => vi.mocked(console.error).mock.calls.flat().join("\n");

it("reloads a page that was opened, without a report (beyond-162)", () => {
  expect(reloadPage()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  expect(getReports()).toBe("");
});

it("drops and reports a reload within 10 s of the page's last one (beyond-162)", () => {
  type = "reload";
  now = 9_999;
  expect(reloadPage()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(getReports()).toContain("page/reload-loop");
});

it("drops the second of two reloads that a script requests (beyond-162)", () => {
  expect([reloadPage(), reloadPage()]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledOnce();
});

it("reloads again after a completed action, once, and after 10 s (beyond-162)", () => {
  type = "reload";
  markUserAction();
  expect([reloadPage(), reloadPage()]).toEqual([true, false]);
  now += 10_000;
  expect(reloadPage()).toBe(true);
});
