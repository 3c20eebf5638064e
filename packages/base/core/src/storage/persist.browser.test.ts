import * as v from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { persist } from "./persist.js";

interface Counter {
  readonly count: number;
}

let abort: AbortController;

function openCounter(version?: number) {
  const store = createStore<Counter>(() => ({ count: 0 }));
  persist(
    store,
    {
      key: "counter",
      parse: v.parser(v.object({ count: v.number() })),
      ...(version === undefined ? {} : { version }),
      save: ({ count }) => (count === 0 ? undefined : { count }),
      restore: (saved) => ({ count: saved?.count ?? 0 }),
    },
    abort.signal,
  );
  return store;
}

/** Simulates the return to a page. `persisted`: from the back-forward cache. */
const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));

/** Imitates another tab's write in this tab. */
function fromOtherTab(key: string | null, newValue: string | null) {
  window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
}

beforeEach(() => {
  abort = new AbortController();
  localStorage.clear();
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  abort.abort();
  vi.restoreAllMocks();
});

it("stores plain JSON under the plain name, and reads it again", () => {
  openCounter().setState({ count: 2 });
  expect(localStorage.getItem("counter")).toBe('{"count":2}');
  expect(openCounter().getState().count).toBe(2);
});

it("wraps a versioned value, and drops the value of another version", () => {
  openCounter(1).setState({ count: 2 });
  expect(localStorage.getItem("counter")).toBe('{"version":1,"value":{"count":2}}');
  expect(openCounter(1).getState().count).toBe(2);
  expect(openCounter(2).getState().count).toBe(0);
});

it("removes the key when `save` returns undefined", () => {
  const store = openCounter();
  store.setState({ count: 2 });
  store.setState({ count: 0 });
  expect(localStorage.getItem("counter")).toBeNull();
});

for (const text of ["{oops", "null", "[]", '"abc"', ""]) {
  it(`starts from the default where ${JSON.stringify(text)} is stored (robustness-16)`, () => {
    localStorage.setItem("counter", text);
    expect(openCounter().getState().count).toBe(0);
    expect(localStorage.getItem("counter")).toBeNull();
  });
}

it("follows other tabs: a change, an invalid value, a cleared storage", () => {
  const store = openCounter();
  fromOtherTab("counter", '{"count":5}');
  expect(store.getState().count).toBe(5);
  fromOtherTab("counter", "{oops");
  expect(store.getState().count).toBe(0);
  fromOtherTab("counter", '{"count":6}');
  fromOtherTab(null, null);
  expect(store.getState().count).toBe(0);
  fromOtherTab("another", '{"count":9}');
  expect(store.getState().count).toBe(0);
});

it("keeps the value in memory when the storage is full (robustness-15)", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  openCounter().setState({ count: 3 });
  expect(openCounter().getState().count).toBe(3);
});

it("neither stores nor follows other tabs after the abort", () => {
  const store = openCounter();
  abort.abort();
  store.setState({ count: 2 });
  expect(localStorage.getItem("counter")).toBeNull();
  fromOtherTab("counter", '{"count":5}');
  expect(store.getState().count).toBe(2);
});

it("writes only changed values", () => {
  const store = openCounter();
  store.setState({ count: 2 });
  const written = vi.spyOn(Storage.prototype, "setItem");
  store.setState({ count: 2 });
  expect(written).not.toHaveBeenCalled();
  fromOtherTab("counter", '{"count":3}');
  expect(written).not.toHaveBeenCalled();
});

it("restores a value that was stored while the page was in the back-forward cache", () => {
  const store = openCounter();
  localStorage.setItem("counter", '{"count":3}');
  show(false);
  expect(store.getState().count).toBe(0);
  show(true);
  expect(store.getState().count).toBe(3);
  localStorage.clear();
  show(true);
  expect(store.getState().count).toBe(0);
});
