import { expect, it } from "vitest";
import { messageFor } from "./message-for.js";

it("returns 'subscriber-search' for /search (accounts-9.13)", () => {
  expect(messageFor("/search")).toBe("subscriber-search");
  expect(messageFor("/search/")).toBe("subscriber-search");
});

it.each(["/", "/topics", "/search/results", "/constructor", "search"])("returns undefined for %s", (path) => {
  expect(messageFor(path)).toBeUndefined();
});
