import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { coverFoot } from "./cover-foot.js";

const root = document.documentElement;
let shown: AbortController;

beforeEach(async () => {
  newPage();
  shown = new AbortController();
  await page.viewport(375, 600);
});
afterEach(() => {
  shown.abort();
  document.body.removeAttribute("style");
  root.removeAttribute("style");
  document.body.replaceChildren();
});

/** Creates a page with a last line, and a panel at the window's bottom edge. */
function makePage(height: string) {
  document.body.innerHTML = `<div style="height: ${height}"></div><p>The last line</p><div></div>`;
  const [, line, panel] = document.body.children as Iterable<Element> as HTMLElement[];
  if (!line || !panel) throw new Error("The page is not as written.");
  Object.assign(panel.style, { position: "fixed", insetBlockEnd: "20px", blockSize: "60px" });
  return { line, panel };
}

const toEnd = () => scrollTo({ top: root.scrollHeight, behavior: "instant" });
const foot = (element: Element) => element.getBoundingClientRect().bottom;

it.each([
  ["a page with the height of its content", ""],
  ["a page of the window's height with overflow", "100%"],
])(
  "lets the user scroll the last line of %s clear of a panel at the window's bottom (beyond-52)",
  async (_, height) => {
    root.style.height = height;
    document.body.style.height = height;
    const { line, panel } = makePage("2000px");
    toEnd();
    expect(foot(line)).toBeGreaterThan(panel.getBoundingClientRect().top);
    coverFoot(panel, shown.signal);
    const footAtEnd = () => {
      toEnd();
      return foot(line);
    };
    await expect.poll(footAtEnd).toBeLessThanOrEqual(panel.getBoundingClientRect().top);
  },
);

it("removes the extra space with the panel, without moving the scrolled content (beyond-52)", async () => {
  const { line, panel } = makePage("2000px");
  const before = root.scrollHeight;
  coverFoot(panel, shown.signal);
  await expect.poll(() => root.scrollHeight).toBe(before + 80);
  toEnd();
  const at = foot(line);
  shown.abort();
  expect(foot(line)).toBe(at);
  scrollTo({ top: 0, behavior: "instant" });
  await expect.poll(() => root.scrollHeight).toBe(before);
});

it("adds no scrollbar to a page that does not scroll", async () => {
  const { panel } = makePage("10px");
  coverFoot(panel, shown.signal);
  await expect.poll(() => root.style.scrollPaddingBlockEnd).toBe("80px");
  expect(root.scrollHeight).toBe(root.clientHeight);
});
