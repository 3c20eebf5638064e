import type { Page } from "playwright";
import { expect } from "vitest";
import { openAs } from "./harness/reader.js";
import type { Site } from "./harness/site.js";
import { it } from "./harness/test.js";
import type { Visits } from "./harness/visits.js";

const SLOW = { timeout: 15_000 };
const LIBRARY = {
  saves: 12,
  folders: [
    { name: "Economics", items: 3 },
    { name: "Gifts", slug: "hbrgift", readOnly: true },
    { name: "Strategy", items: 4 },
  ],
};

const list = (page: Page) => page.locator("quire-folder-list");
const titles = (page: Page) => list(page).locator('[part="name"]').allInnerTexts();
const link = (page: Page, name: string) => list(page).getByRole("link", { name, exact: true });
const current = (page: Page) => list(page).locator('[aria-current="page"]').textContent();
const path = (page: Page) => new URL(page.url()).pathname;
const entries = (page: Page) => page.locator("quire-stream-list article, quire-stream-list [part='entry']");

async function openLibrary(
  visits: Visits,
  site: Site,
  library: NonNullable<Parameters<Site["scenario"]["account"]>[0]>["library"] = LIBRARY,
): Promise<Page> {
  const account = await site.scenario.account({ library });
  const page = await openAs(visits, account, "/my-library");
  await expect.poll(() => list(page).getAttribute("data-state"), SLOW).toMatch(/ready|empty/);
  return page;
}

it("shows the contents of the chosen folder, also after Back and a reload (content-2.5, content-4.6)", async ({
  visits,
  site,
}) => {
  const page = await openLibrary(visits, site);
  expect(await titles(page)).toEqual(["My Library", "Economics", "Gifts", "Strategy"]);
  expect(await current(page)).toBe("My Library");
  await link(page, "Economics").click();
  await expect.poll(() => current(page)).toBe("Economics");
  await expect.poll(() => path(page)).toBe("/my-library/library/economics");
  await expect.poll(() => entries(page).count(), SLOW).toBe(3);
  await page.goBack();
  await expect.poll(() => current(page)).toBe("My Library");
  await page.goForward();
  // An early reload would cancel the step forward.
  await expect.poll(() => current(page)).toBe("Economics");
  await page.reload();
  await expect.poll(() => current(page).catch(() => ""), SLOW).toBe("Economics");
  await expect.poll(() => entries(page).count(), SLOW).toBe(3);
});
