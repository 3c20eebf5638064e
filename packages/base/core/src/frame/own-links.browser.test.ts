import { afterEach, expect, it, vi } from "vitest";
import { keepAddresses } from "./own-links.js";

afterEach(() => {
  vi.unstubAllGlobals();
  document.querySelector("base")?.remove();
  document.body.replaceChildren();
});

it("keeps the targets of links when Prototype has replaced `Element` (beyond-104)", () => {
  const place = document.body.appendChild(document.createElement("div"));
  const link = place.appendChild(document.createElement("a"));
  link.setAttribute("href", "/topics");
  document.head.append(Object.assign(document.createElement("base"), { href: "https://cdn.example/" }));
  vi.stubGlobal("Element", function Type() {});
  keepAddresses([place]);
  expect(link.getAttribute("href")).toBe(`${location.origin}/topics`);
});
