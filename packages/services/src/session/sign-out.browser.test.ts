import { newPage } from "@quire/testing/new-page";
import { beforeEach, expect, it } from "vitest";
import { configure } from "../configuration/index.js";
import { logoutAddress } from "./sign-out.js";

beforeEach(() => newPage());

const returnOf = (address: string) => new URL(address).searchParams.get("return");

it("comes back to the current page, all of it (accounts-2.24)", () => {
  const { pathname, search, hash } = location;
  expect(returnOf(logoutAddress())).toBe(pathname + search + hash);
});

it("comes back to the path that the trigger names (robustness-13)", () => {
  expect(logoutAddress("/p?q=1#h")).toBe(
    `${location.origin}/logout?return=${encodeURIComponent("/p?q=1#h")}`,
  );
});

it("goes to the configured site", () => {
  configure({ site: "https://www.quire.test/reader/" });
  expect(logoutAddress("/p")).toBe("https://www.quire.test/reader/logout?return=%2Fp");
});

it("goes to the page's own site, whatever its <base> says", () => {
  const base = document.createElement("base");
  base.href = "https://cdn.quire.test/";
  document.head.append(base);
  expect(logoutAddress("/p")).toBe(`${location.origin}/logout?return=%2Fp`);
  base.remove();
});

it.each(["//evil.test", "https://O@evil.test", "/\t/evil.test", "%252F%252Fevil.test", "x".repeat(10_000)])(
  "comes back to / where the trigger names %j (robustness-13)",
  (path) => {
    expect(returnOf(logoutAddress(path))).toBe("/");
  },
);
