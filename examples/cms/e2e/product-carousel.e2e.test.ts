import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { it } from "./harness/test.js";

const BOOK = "/product/the-napkin-and-the-plan/10011";

const carousel = (page: Page) => page.locator("quire-product-carousel");

/** The titles that lie whole between the carousel's edges. */
const seen = (page: Page) =>
  carousel(page).evaluate((host) => {
    const { left, right } = host.getBoundingClientRect();
    const isSeen = (slide: Element) => {
      const box = slide.getBoundingClientRect();
      return box.left >= left - 1 && box.right <= right + 1;
    };
    return [...host.children].filter(isSeen).map((slide) => slide.querySelector("h3")?.textContent);
  });

async function openBook(page: Page): Promise<void> {
  await page.goto(BOOK);
  await expect.poll(() => carousel(page).getAttribute("data-state")).toBe("ready");
}

describe.each([
  ["at a desk", { width: 1280, height: 900 }, 4],
  ["on a phone", { width: 375, height: 740 }, 1],
])("the carousel of suggested products, %s", (_, viewport, atOnce) => {
  it("holds its place before the script and without it (content-2.57)", async ({ visits }) => {
    const plain = await visits.open(BOOK, { viewport, javaScriptEnabled: false });
    expect((await seen(plain)).length).toBe(atOnce);
    const before = await heights(plain);
    const page = await visits.blank({ viewport });
    await openBook(page);
    expect(await heights(page)).toEqual(before);
  });
});

/** Of the carousel with its margins, and of its first slide. */
const heights = (page: Page) =>
  carousel(page).evaluate((host) =>
    [host.parentElement, host.firstElementChild].map((one) =>
      Math.round(one?.getBoundingClientRect().height ?? 0),
    ),
  );
