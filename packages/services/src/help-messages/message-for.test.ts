import { expect, it } from "vitest";
import { messageFor } from "./message-for.js";

it("the 'subscriber-search' message belongs to /search (accounts-9.13)", () => {
  expect(messageFor("/search")).toBe("subscriber-search");
  expect(messageFor("/search/")).toBe("subscriber-search");
});

it.each(["/", "/topics", "/search/results", "/constructor", "search"])("none belongs to %s", (path) => {
  expect(messageFor(path)).toBeUndefined();
});
