import { expect, it } from "vitest";
import { logoutPath } from "./sign-out.js";

it("comes back to the current page, all of it", () => {
  const { pathname, search, hash } = location;
  expect(new URLSearchParams(logoutPath().split("?")[1]).get("return")).toBe(pathname + search + hash);
});

it("robustness 13: comes back to the path that the trigger names", () => {
  expect(logoutPath("/p?q=1#h")).toBe(`/logout?return=${encodeURIComponent("/p?q=1#h")}`);
});

it.each(["//evil.test", "https://O@evil.test", "/\t/evil.test", "%252F%252Fevil.test", "x".repeat(10_000)])(
  "robustness 13: comes back to / where the trigger names %j",
  (path) => {
    expect(logoutPath(path)).toBe("/logout?return=%2F");
  },
);
