import { pageSingleton } from "@quire/core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { expectStart } from "./expect-start.js";

const getErrors = () => vi.mocked(console.error).mock.calls.flat().join(" ");
let abort: AbortController;

beforeEach(() => {
  // This package cannot import `newPage` of @quire/conformance.
  Reflect.deleteProperty(globalThis, Symbol.for("quire/1"));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(console, "error").mockImplementation(() => {});
  abort = new AbortController();
});
afterEach(() => {
  abort.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("reports a page that has not started Quire 3 s after its load, with the fix", () => {
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  expectStart(abort.signal);
  vi.advanceTimersByTime(60_000);
  dispatchEvent(new Event("load"));
  vi.advanceTimersByTime(2_999);
  expect(getErrors()).toBe("");
  vi.advanceTimersByTime(1);
  expect(getErrors()).toMatch(
    /page\/not-started: Quire was not started, .* do not work\. Render <QuireProvider> .* or include quire\.js\./,
  );
});

it("waits 3 s on a page that has loaded already", () => {
  expectStart(abort.signal);
  vi.advanceTimersByTime(2_999);
  expect(getErrors()).toBe("");
  vi.advanceTimersByTime(1);
  expect(getErrors()).toContain("page/not-started");
});

it("reports nothing when Quire is started within 3 s", () => {
  expectStart(abort.signal);
  vi.advanceTimersByTime(2_000);
  pageSingleton("loader", () => "started");
  vi.advanceTimersByTime(60_000);
  expect(getErrors()).toBe("");
});

it.each([
  ["before the page has loaded", "interactive"],
  ["after it", "complete"],
] as const)("reports nothing and keeps no timer when aborted %s", (_, state) => {
  vi.spyOn(document, "readyState", "get").mockReturnValue(state);
  expectStart(abort.signal);
  abort.abort();
  dispatchEvent(new Event("load"));
  expect(vi.getTimerCount()).toBe(0);
});
