import type { Page } from "playwright";
import { expect } from "vitest";
import { violationsOn } from "../harness/axe.js";
import { signInQuickly } from "../harness/reader.js";
import type { Site } from "../harness/site.js";
import { entries, shows, streamList } from "../harness/stream-page.js";
import { it } from "../harness/test.js";

const LIBRARY = "/my-library";
const SAVES = "/api/user/saves";
const SLOW = { timeout: 15_000 };

// Reads `textContent`: the browser has not laid out entries that were just added.
const titles = (page: Page) => streamList(page).locator('[part="entry-title"]').allTextContents();
const bulk = (page: Page, name: string) => streamList(page).locator('[part="bulk"]', { hasText: name });
const getDiscardFlyout = (page: Page) => page.locator("quire-bulk-discard-flyout");

type Library = NonNullable<NonNullable<Parameters<Site["scenario"]["account"]>[0]>["library"]>;

/** Opens the library of a new user with these saves. Returns the titles of its list. */
async function openLibrary(page: Page, site: Site, library: Library): Promise<string[]> {
  await signInQuickly(page, await site.scenario.account({ library }));
  await page.goto(LIBRARY);
  await shows(page, "ready");
  await expect.poll(() => entries(page).count(), SLOW).toBe(library.saves);
  return titles(page);
}

async function select(page: Page, chosen: readonly string[]): Promise<void> {
  for (const title of chosen) await streamList(page).getByLabel(`Select ${title}`, { exact: true }).check();
  await expect
    .poll(() => streamList(page).locator('[part="selected"]').textContent())
    .toBe(`${chosen.length} selected`);
}

/** Opens the confirmation panel by keyboard, and chooses Yes. */
async function discard(page: Page, count: number): Promise<void> {
  await bulk(page, "Remove").press("Enter");
  await expect
    .poll(() => getDiscardFlyout(page).locator(".quire-question").textContent(), SLOW)
    .toBe(`Are you sure you want to discard ${count} items from your library?`);
  await getDiscardFlyout(page).getByRole("button", { name: "Yes" }).press("Enter");
}

/** Makes the list keep the items as they were before they became read-only. */
async function forgetReadOnly(page: Page): Promise<() => Promise<void>> {
  const pages = new RegExp(`${SAVES}/\\d+/\\d+\\?`);
  await page.route(pages, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    for (const { content } of json.entries) Object.assign(content, { readOnly: false, selectable: true });
    await route.fulfill({ response, json });
  });
  return () => page.unroute(pages);
}

it("discards items together, and names refused ones, also after a reload (beyond-11)", async ({
  visits,
  site,
}) => {
  const page = await visits.blank();
  const asTheServerSays = await forgetReadOnly(page);
  const folders = [{ name: "Gifts", slug: "hbrgift", readOnly: true, items: 1 }];
  const [fixed = "", second = "", third = "", ...others] = await openLibrary(page, site, {
    saves: 5,
    folders,
  });
  await select(page, [fixed, second, third]);
  await site.scenario.forgetRequests();
  await discard(page, 3);
  const report = getDiscardFlyout(page).getByRole("alert");
  await page.locator("quire-toast").getByText("2 item(s) removed from My Library").waitFor();
  await report.getByRole("listitem").waitFor();
  expect(await report.getByRole("listitem").allTextContents()).toEqual([`${fixed}: can’t be changed`]);
  await expect.poll(() => titles(page), SLOW).toEqual([fixed, ...others]);
  expect(await site.scenario.requests("DELETE", SAVES)).toHaveLength(1);
  expect(await violationsOn(page)).toEqual([]);
  await asTheServerSays();
  await page.reload();
  await shows(page, "ready");
  await expect.poll(() => titles(page), SLOW).toEqual([fixed, ...others]);
});
