import { pageSingleton } from "@quire/core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { expectStart } from "./expect-start.js";

const told = () => vi.mocked(console.error).mock.calls.flat().join(" ");
let abort: AbortController;

beforeEach(() => {
  // `newPage` of @quire/conformance stands above this package.
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

it("gives what starts Quire 3 s from the page's load, then says what is dead, and how to mend it", () => {
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  expectStart(abort.signal);
  vi.advanceTimersByTime(60_000);
  dispatchEvent(new Event("load"));
  vi.advanceTimersByTime(2_999);
  expect(told()).toBe("");
  vi.advanceTimersByTime(1);
  expect(told()).toMatch(
    /page\/not-started: Quire was not started: .* dead\. Render <QuireProvider> .* or include quire\.js\./,
  );
});

it("counts at once on a page that has loaded", () => {
  expectStart(abort.signal);
  vi.advanceTimersByTime(2_999);
  expect(told()).toBe("");
  vi.advanceTimersByTime(1);
  expect(told()).toContain("page/not-started");
});

it("says nothing where something has started it by then", () => {
  expectStart(abort.signal);
  vi.advanceTimersByTime(2_000);
  pageSingleton("loader", () => "started");
  vi.advanceTimersByTime(60_000);
  expect(told()).toBe("");
});

it.each([
  ["before the page has loaded", "interactive"],
  ["after it", "complete"],
] as const)("a widget that has gone %s leaves neither words nor timers behind", (_, state) => {
  vi.spyOn(document, "readyState", "get").mockReturnValue(state);
  expectStart(abort.signal);
  abort.abort();
  dispatchEvent(new Event("load"));
  expect(vi.getTimerCount()).toBe(0);
});
