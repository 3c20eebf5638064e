import type { Page } from "playwright";
import { expect } from "vitest";
import { violationsOn } from "./harness/axe.js";
import { settled } from "./harness/inert.js";
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
const toast = (page: Page) => page.locator("quire-toast");

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

it("choosing a folder shows what is in it; address, Back and a reload go along (content-2.5, content-4.6)", async ({
  visits,
  site,
}) => {
  const page = await openLibrary(visits, site);
  expect(await titles(page)).toEqual(["All", "Economics", "Gifts", "Strategy"]);
  expect(await current(page)).toBe("All");
  await link(page, "Economics").click();
  await expect.poll(() => current(page)).toBe("Economics");
  await expect.poll(() => path(page)).toBe("/my-library/library/economics");
  await expect.poll(() => entries(page).count(), SLOW).toBe(3);
  await page.goBack();
  await expect.poll(() => current(page)).toBe("All");
  await page.goForward();
  // A reload that comes before the step forward is done would cut it off.
  await expect.poll(() => current(page)).toBe("Economics");
  await page.reload();
  await expect.poll(() => current(page).catch(() => ""), SLOW).toBe("Economics");
  await expect.poll(() => entries(page).count(), SLOW).toBe(3);
});

it.for([
  ["made", "New folder", "Research", ["All", "Economics", "Gifts", "Research", "Strategy"]],
  ["renamed", "Edit the folder Strategy", "Strategy 2027", ["All", "Economics", "Gifts", "Strategy 2027"]],
] as const)(
  "without a connection a folder is not %s: the form says so, keeps what was typed, and a later try works, once (beyond-15)",
  async ([, begin, title, after], { visits, site }) => {
    const page = await openLibrary(visits, site);
    await link(page, "Strategy").click();
    await list(page).getByRole("button", { name: begin }).click();
    await list(page).getByLabel("Folder title").fill(title);
    await list(page).getByLabel("Description").fill("For the offsite");
    await site.scenario.forgetRequests();
    await settled(page); // All code that the click needs offline is loaded.
    await page.context().setOffline(true);
    const save = list(page).getByRole("button", { name: "Save" });
    await save.press("Enter");
    await expect
      .poll(() => list(page).getByRole("alert").filter({ hasText: "offline" }).textContent(), SLOW)
      .toBe("You are offline. Please try again when you are connected.");
    expect(await list(page).getByLabel("Folder title").inputValue()).toBe(title);
    expect(await list(page).getByLabel("Description").inputValue()).toBe("For the offsite");
    expect(await list(page).getAttribute("data-state")).toBe("ready");
    await page.context().setOffline(false);
    await save.press("Enter");
    await expect.poll(() => titles(page), SLOW).toEqual(after);
    await expect.poll(() => list(page).locator('[part="description"]').textContent()).toBe("For the offsite");
    expect(await site.scenario.requests("POST", "/api/user/lists")).toHaveLength(1);
  },
);

it("200 folders are searched and chosen, and nothing widens the page", async ({ visits, site }) => {
  const folders = Array.from({ length: 200 }, (_, index) => ({ name: `Shelf ${index + 1}` }));
  const page = await openLibrary(visits, site, { saves: 1, folders });
  expect(await titles(page)).toHaveLength(201);
  await list(page).getByLabel("Find a folder").fill("shelf 19");
  await expect.poll(() => titles(page)).toHaveLength(12);
  await link(page, "Shelf 199").click();
  await expect.poll(() => path(page)).toBe("/my-library/library/shelf-199");
  expect(await violationsOn(page)).toEqual([]);
});

it("an item is removed from the stream by one press, told once, and Undo brings it back (content-8.5)", async ({
  visits,
  site,
}) => {
  const page = await openLibrary(visits, site, { saves: 3 });
  await expect.poll(() => entries(page).count(), SLOW).toBe(3);
  await page.locator('quire-stream-list [data-quire-do="unsave"]').first().click();
  await expect
    .poll(() => toast(page).locator('[part="message"]').textContent(), SLOW)
    .toBe("Removed from My Library");
  expect(await page.locator("quire-discard-flyout[open]").count()).toBe(0);
  await expect.poll(() => entries(page).count()).toBe(2);
  // It shows at once, and is sent then.
  await expect.poll(() => site.scenario.requests("DELETE", "/api/user/saves"), SLOW).not.toHaveLength(0);
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => site.scenario.requests("POST", "/api/user/saves"), SLOW).not.toHaveLength(0);
  await page.reload();
  await expect.poll(() => entries(page).count(), SLOW).toBe(3);
  for (const method of ["DELETE", "POST"])
    expect(await site.scenario.requests(method, "/api/user/saves")).toHaveLength(1);
});
