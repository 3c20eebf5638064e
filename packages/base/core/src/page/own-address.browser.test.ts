import { afterEach, expect, it } from "vitest";
import { hasBase, ownAddress } from "./own-address.js";

afterEach(() => document.querySelector("base")?.remove());

function setBase(href: string): void {
  const base = document.createElement("base");
  base.href = href;
  document.head.append(base);
}

it("keeps an address on a page without a foreign base", () => {
  setBase(location.href);
  expect(hasBase()).toBe(false);
  expect(ownAddress("/sign-in")).toBe("/sign-in");
});

it("resolves an address against the page's own origin when the page has a base", () => {
  setBase("https://cdn.test/assets/");
  expect(hasBase()).toBe(true);
  expect(ownAddress("/sign-in")).toBe(`${location.origin}/sign-in`);
  expect(ownAddress("#top")).toBe(`${location.href.replace(/#.*/, "")}#top`);
  expect(ownAddress("https://else.test/x")).toBe("https://else.test/x");
  expect(ownAddress("https://")).toBe("https://");
});
