import type { Page } from "playwright";
import { expect } from "vitest";
import { motionEnds } from "../harness/motion-ends.js";
import { becomes, openAs } from "../harness/reader.js";
import { entries, shows, streamList } from "../harness/stream-page.js";
import { it } from "../harness/test.js";

/** An article without a paywall. The banner does not show next to a closed paywall. */
const ARTICLE = "/2026/10/say-no-in-the-first-minute";
const WINDOWS = [
  { width: 375, height: 740 },
  { width: 320, height: 256 },
] as const;

/** Returns the focused element's markup when a fixed bar overlaps the element. */
const covered = (page: Page, over: string) =>
  page.evaluate((selector) => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element || element === document.body) return undefined;
    const root = document.querySelector(selector.split(" ")[0] ?? "")?.shadowRoot;
    const bar = root?.querySelector(selector.split(" ")[1] ?? "");
    if (!bar?.checkVisibility() || bar.contains(element)) return undefined;
    const [own, its] = [element.getBoundingClientRect(), bar.getBoundingClientRect()];
    const isUnder = own.bottom > its.top + 1 && own.top < its.bottom - 1;
    return isUnder ? element.outerHTML.slice(0, 120) : undefined;
  }, over);

/**
 * Returns the height at the window's bottom that the browser keeps clear when it scrolls to a focused
 * element.
 */
const keptClear = (page: Page) => page.evaluate(() => document.documentElement.style.scrollPaddingBlockEnd);

const settled = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

for (const viewport of WINDOWS) {
  const size = `${viewport.width} by ${viewport.height}`;

  it(`never covers the focused element with the subscription banner at ${size}`, async ({ visits }) => {
    const page = await visits.open(ARTICLE, { viewport });
    await becomes(page, "anonymous");
    await page.evaluate(() => scrollTo(0, 700));
    await page.locator("quire-subscription-banner [part=counter]").waitFor();
    // From then on the page knows the height of the bar.
    await expect.poll(() => keptClear(page)).not.toBe("");
    await motionEnds(page);
    const found: (string | undefined)[] = [];
    for (let count = 0; count < 24; count++) {
      await page.keyboard.press("Tab");
      await settled(page);
      found.push(await covered(page, "quire-subscription-banner [part=banner]"));
    }
    expect(found.filter(Boolean)).toEqual([]);
    await page.locator("quire-subscription-banner [part=close]").click();
    await expect.poll(() => keptClear(page)).toBe("");
  });

  it(`never covers the focused element with the selection bar at ${size}, also after a discard`, async ({
    visits,
    site,
  }) => {
    const account = await site.scenario.account({ library: { saves: 6 } });
    const page = await openAs(visits, account, "/my-library", { viewport });
    await streamList(page).scrollIntoViewIfNeeded(); // On a small screen the list is below the folders, and loads only near the viewport.
    await shows(page, "ready");
    await expect.poll(() => entries(page).count(), { timeout: 15_000 }).toBe(6);
    const bar = "quire-stream-list [part=selection]";
    await entries(page).last().locator("a, button").last().focus();
    const found: (string | undefined)[] = [];
    for (let count = 0; count < 20; count++) {
      await page.keyboard.press("Shift+Tab");
      await settled(page);
      found.push(await covered(page, bar));
    }
    expect(found.filter(Boolean)).toEqual([]);
    // The bar covers its title, and will cover that of the next entry in its place.
    const discard = entries(page).nth(2).locator('[data-quire-do="unsave"]');
    await discard.evaluate((button) => {
      const { bottom = 0 } =
        (button.getRootNode() as ShadowRoot).querySelector("[part=selection]")?.getBoundingClientRect() ?? {};
      scrollBy({ top: button.getBoundingClientRect().top - Math.max(0, bottom) - 4, behavior: "instant" });
      button.focus({ preventScroll: true });
    });
    await page.keyboard.press("Enter");
    await expect.poll(() => entries(page).count(), { timeout: 15_000 }).toBe(5);
    await expect
      .poll(() =>
        streamList(page).evaluate((host) =>
          host.shadowRoot?.activeElement?.matches('[part="entry-title"] a'),
        ),
      )
      .toBe(true);
    await settled(page);
    expect(await covered(page, bar)).toBeUndefined();
  });
}
