import type { Page } from "playwright";
import { expect } from "vitest";
import { violationsOn } from "../harness/axe.js";
import { shows, streamList } from "../harness/stream-page.js";
import { it } from "../harness/test.js";

const LATEST = "/the-latest";
const WAIT = { timeout: 20_000 };

// Reads `textContent`: the browser has not laid out entries that were just added.
const titles = (page: Page) => streamList(page).locator('[part="entry-title"]').allTextContents();
const link = (page: Page, name: string) => streamList(page).getByRole("link", { name, exact: true });
const search = (page: Page) => new URL(page.url()).search;
const current = (page: Page) => streamList(page).locator('[part="pagination"] [aria-current]').textContent();

it("keeps the server's page 3, and changes the address by Next, Back and Forward", async ({ visits }) => {
  const plain = await visits.open(`${LATEST}?page=3`, { javaScriptEnabled: false });
  const page = await visits.open(`${LATEST}?page=3`);
  await shows(page, "ready");
  const third = await titles(page);
  expect(third).toEqual(await plain.locator("main .entry h3").allInnerTexts());
  expect([await current(page), search(page)]).toEqual(["3", "?page=3"]);
  expect(await violationsOn(page)).toEqual([]);
  await link(page, "Next").click();
  await expect.poll(() => current(page), WAIT).toBe("4");
  await expect.poll(() => search(page)).toBe("?page=4");
  await expect.poll(() => titles(page), WAIT).not.toEqual(third);
  await page.goBack();
  await expect.poll(() => current(page), WAIT).toBe("3");
  await expect.poll(() => titles(page), WAIT).toEqual(third);
  await page.goForward();
  await expect.poll(() => current(page), WAIT).toBe("4");
  await page.reload();
  await shows(page, "ready");
  await expect.poll(async () => [await current(page), search(page)]).toEqual(["4", "?page=4"]);
});
