import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getKeptState, keepState } from "./history-state.js";

const { href } = location;

beforeEach(() => history.replaceState(null, ""));
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, "", href);
});

it("stores its value next to the page's own state, and keeps the address", () => {
  history.replaceState({ page: 1 }, "");
  keepState("a", ["x"]);
  keepState("b", { y: 2 });
  expect(history.state).toEqual({ page: 1, a: ["x"], b: { y: 2 } });
  expect(getKeptState("a")).toEqual(["x"]);
  expect(location.href).toBe(href);
});

it.each([["text"], [["a", "list"]], [7]])("keeps the page's own state %j", (state) => {
  history.replaceState(state, "");
  keepState("a", "x");
  expect(history.state).toEqual(state);
  expect(getKeptState("a")).toBeUndefined();
});

it("adds a history entry only for another address", () => {
  const pushed = vi.spyOn(history, "pushState").mockImplementation(() => {});
  keepState("a", "x", location.href, true);
  expect(pushed).not.toHaveBeenCalled();
  expect(getKeptState("a")).toBe("x");
  keepState("a", "y", `${location.href}#there`, true);
  expect(pushed).toHaveBeenCalledExactlyOnceWith({ a: "y" }, "", `${href}#there`);
});

it("stores nothing, and does not throw, when the history may not be changed", () => {
  vi.spyOn(history, "replaceState").mockImplementation(() => {
    throw new DOMException("Too many.", "SecurityError");
  });
  keepState("a", "x");
  expect(getKeptState("a")).toBeUndefined();
});
