import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setPageConfiguration } from "../page/page-configuration.js";
import { runtime } from "../page/runtime.js";
import { getStorageName, pageStorage } from "./page-storage.js";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  runtime().shared.clear();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

it("stores local and session values separately, under the plain name", () => {
  pageStorage().set("probe", "local");
  pageStorage("session").set("probe", "session");
  expect([localStorage.getItem("probe"), sessionStorage.getItem("probe")]).toEqual(["local", "session"]);
  expect([pageStorage("local").get("probe"), pageStorage("session").get("probe")]).toEqual([
    "local",
    "session",
  ]);
  pageStorage().remove("probe");
  expect([pageStorage().get("probe"), localStorage.getItem("probe")]).toEqual([null, null]);
  expect(sessionStorage.getItem("probe")).toBe("session");
});

it("adds the page's prefix to every name", () => {
  setPageConfiguration({ storagePrefix: "shop:" });
  pageStorage().set("probe", "1");
  expect(localStorage.getItem("shop:probe")).toBe("1");
  expect(getStorageName("probe")).toBe("shop:probe");
  setPageConfiguration({ storagePrefix: 7 });
  expect(getStorageName("probe")).toBe("probe");
});

it("keeps a refused value in memory, over the older one, until storage accepts a value (robustness-15)", () => {
  pageStorage().set("probe", "old");
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full.", "QuotaExceededError");
  });
  pageStorage().set("probe", "new");
  expect([pageStorage().get("probe"), localStorage.getItem("probe")]).toEqual(["new", "old"]);
  expect(vi.mocked(console.error).mock.calls[0]?.[0]).toEqual(
    expect.stringContaining(
      "[quire] storage/unavailable: The browser's storage is full or blocked. Values are kept in memory until the page is left.",
    ),
  );
  full.mockRestore();
  pageStorage().set("probe", "newest");
  localStorage.setItem("probe", "of another tab");
  expect(pageStorage().get("probe")).toBe("of another tab");
});

it("removes a refused value (robustness-15)", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full.", "QuotaExceededError");
  });
  pageStorage().set("probe", "1");
  pageStorage().remove("probe");
  expect(pageStorage().get("probe")).toBeNull();
});

it("lists the page's own keys, including refused ones", () => {
  setPageConfiguration({ storagePrefix: "shop:" });
  localStorage.setItem("probe:of another site", "1");
  pageStorage().set("probe:1", "1");
  pageStorage().set("other", "1");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full.", "QuotaExceededError");
  });
  pageStorage().set("probe:1", "2");
  pageStorage().set("probe:2", "1");
  expect([...pageStorage().keys("probe:")].sort()).toEqual(["probe:1", "probe:2"]);
});

it("keeps values in memory when storage is blocked (robustness-14)", () => {
  vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("Blocked.", "SecurityError");
  });
  expect(pageStorage().get("probe")).toBeNull();
  pageStorage().set("probe", "1");
  expect([pageStorage().get("probe"), pageStorage().keys("pro")]).toEqual(["1", ["probe"]]);
  pageStorage().remove("probe");
  expect([pageStorage().get("probe"), pageStorage().keys("pro")]).toEqual([null, []]);
});

it("reports nothing in a sandboxed frame, which has no storage by design (robustness-14)", () => {
  vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("Sandboxed.", "SecurityError");
  });
  vi.spyOn(window, "origin", "get").mockReturnValue("null");
  pageStorage().set("probe", "1");
  expect(pageStorage().get("probe")).toBe("1");
  expect(console.error).not.toHaveBeenCalled();
});
