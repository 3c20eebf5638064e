import type { Page } from "playwright";
import { expect } from "vitest";
import { it } from "../harness/test.js";

const BOOK = "/product/the-napkin-and-the-plan/10011";

const carousel = (page: Page) => page.locator("quire-product-carousel");

/** Returns the titles that are completely inside the carousel. */
const getVisibleTitles = (page: Page) =>
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

it("reserves the space of suggested products before and without JS (content-2.57)", async ({ visits }) => {
  const plain = await visits.open(BOOK, { javaScriptEnabled: false });
  const page = await visits.blank();
  await openBook(page);
  for (const [width, atOnce] of [
    [1280, 4],
    [375, 1],
  ] as const) {
    for (const shown of [plain, page]) await shown.setViewportSize({ width, height: 740 });
    expect((await getVisibleTitles(plain)).length).toBe(atOnce);
    const before = await heights(plain);
    await expect.poll(async () => [width, ...(await heights(page))]).toEqual([width, ...before]);
  }
});

/** Returns the heights of the carousel with its margins, and of its first slide. */
const heights = (page: Page) =>
  carousel(page).evaluate((host) =>
    [host.parentElement, host.firstElementChild].map((one) =>
      Math.round(one?.getBoundingClientRect().height ?? 0),
    ),
  );
