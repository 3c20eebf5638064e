import { expect, it } from "vitest";
import { getMessageFor } from "./message-for.js";

it("returns 'subscriber-search' for /search (accounts-9.13)", () => {
  expect(getMessageFor("/search")).toBe("subscriber-search");
  expect(getMessageFor("/search/")).toBe("subscriber-search");
});

it.each(["/", "/topics", "/search/results", "/constructor", "search"])("returns undefined for %s", (path) => {
  expect(getMessageFor(path)).toBeUndefined();
});
