import { afterEach, expect, it, vi } from "vitest";
import { COLLECTIONS } from "../../test/collections.js";
import "../define/case-collection.js";

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it("places the tiles at once with reduced motion", async () => {
  const { matchMedia } = window;
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    matchMedia.call(window, query.includes("prefers-reduced-motion") ? "all" : query),
  );
  const html = `<quire-case-collection collections='${JSON.stringify(COLLECTIONS)}'></quire-case-collection>`;
  document.body.setHTMLUnsafe(html);
  const root = () => document.querySelector("quire-case-collection")?.shadowRoot;
  await expect.poll(() => root()?.querySelector('[part="toggle"]')).toBeTruthy();
  const animated = vi.spyOn(Element.prototype, "animate");
  root()?.querySelectorAll<HTMLElement>('[part="toggle"]')[1]?.click();
  await expect.poll(() => root()?.querySelector('[part~="tile-expanded"]')).toBeTruthy();
  expect(animated).not.toHaveBeenCalled();
});
