import type { Page } from "playwright";
import { expect } from "vitest";
import { violationsOn } from "./harness/axe.js";
import { openAs } from "./harness/reader.js";
import { shows, streamList } from "./harness/stream-page.js";
import { it } from "./harness/test.js";

const LATEST = "/the-latest";
const WAIT = { timeout: 20_000 };

// Not as it is rendered: of entries that have just come the browser has rendered nothing yet.
const titles = (page: Page) => streamList(page).locator('[part="entry-title"]').allTextContents();
const link = (page: Page, name: string) => streamList(page).getByRole("link", { name, exact: true });
const search = (page: Page) => new URL(page.url()).search;
const current = (page: Page) => streamList(page).locator('[part="pagination"] [aria-current]').textContent();

it("the server's page 3 stays page 3; Next, Back and Forward go from page to page in the address", async ({
  visits,
}) => {
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

it("links of empty states lead to pages that are there", async ({ visits, site }) => {
  const page = await openAs(visits, await site.scenario.account(), "/my-library/history");
  const found = new Set<string>();
  const collect = async () => {
    await shows(page, "empty");
    const links = streamList(page).locator('[part="empty-links"] a');
    await expect.poll(() => links.count(), WAIT).toBeGreaterThan(0);
    for (const href of await links.evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""))) {
      found.add(href);
    }
  };
  await collect();
  for (const tab of ["Read", "Watched", "Shared"]) {
    await streamList(page).getByRole("tab", { name: tab }).click();
    await streamList(page)
      .getByRole("heading", { name: `Nothing ${tab.toLowerCase()} yet` })
      .waitFor();
    await collect();
  }
  for (const path of ["/my-library", "/my-library/following", "/my-library/orders"]) {
    await page.goto(path);
    await collect();
  }
  for (const href of found) expect((await page.request.get(href)).status(), href).toBe(200);
  expect(found.size).toBeGreaterThan(4);
});
