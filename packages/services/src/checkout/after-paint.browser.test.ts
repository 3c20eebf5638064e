import { newPage } from "@quire/conformance/new-page";
import { afterEach, expect, it, vi } from "vitest";
import { start } from "./after-paint.js";

afterEach(() => {
  vi.restoreAllMocks();
  newPage();
});

it("starts in a sandboxed frame, which has no cookies (robustness-14)", () => {
  vi.spyOn(window, "origin", "get").mockReturnValue("null");
  vi.spyOn(document, "cookie", "get").mockImplementation(() => {
    throw new DOMException("Sandboxed.", "SecurityError");
  });
  expect(() => start()).not.toThrow();
});
