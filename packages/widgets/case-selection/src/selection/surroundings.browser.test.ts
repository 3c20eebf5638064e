import { afterEach, expect, it, vi } from "vitest";
import { hideSurroundings } from "./surroundings.js";

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function insert(html: string): HTMLElement {
  document.body.setHTMLUnsafe(html);
  const [first] = document.body.children;
  if (!(first instanceof HTMLElement)) throw new Error("The test's markup has no element.");
  return first;
}

it.each([
  "<footer>Imprint</footer>",
  '<footer style="color: red;">Imprint</footer>',
  '<footer style="display: flex;">Imprint</footer>',
  '<footer style="display: grid !important;">Imprint</footer>',
  "<footer hidden>Imprint</footer>",
  '<footer hidden="until-found">Imprint</footer>',
])("hides %s and restores it unchanged", (html) => {
  const footer = insert(html);
  const before = footer.outerHTML;
  const restore = hideSurroundings(["footer"]);
  expect(footer.checkVisibility()).toBe(false);
  restore();
  expect(footer.outerHTML).toBe(before);
});

it("keeps changes that other code made meanwhile", () => {
  const ad = insert("<aside data-ad-container>Ad</aside>");
  const restore = hideSurroundings(["[data-ad-container]"]);
  ad.style.setProperty("display", "block");
  restore();
  expect(ad.style.display).toBe("block");
});

it("reports an invalid selector, and hides the other elements", () => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
  const footer = insert("<footer>Imprint</footer>");
  hideSurroundings(["[[", "", "footer"]);
  expect(footer.checkVisibility()).toBe(false);
  expect(String(consoleError.mock.calls[0]?.[0])).toContain(
    '"[[" of <quire-case-selection> is not a selector',
  );
});
