import type { Page } from "playwright";
import { expect } from "vitest";
import { violationsOn } from "./harness/axe.js";
import { signInQuickly } from "./harness/reader.js";
import type { Site } from "./harness/site.js";
import { entries, shows, streamList } from "./harness/stream-page.js";
import { it } from "./harness/test.js";

const LIBRARY = "/my-library";
const SAVES = "/api/user/saves";
const SLOW = { timeout: 15_000 };
const FAILED = "There was an error while processing your request, please try again later.";

// Not as it is rendered: of entries that have just come the browser has rendered nothing yet.
const titles = (page: Page) => streamList(page).locator('[part="entry-title"]').allTextContents();
const focusedText = (page: Page) =>
  page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent);
const undo = (page: Page) => page.locator("quire-toast").getByRole("button", { name: "Undo" });
const bulk = (page: Page, name: string) => streamList(page).locator('[part="bulk"]', { hasText: name });
const discarding = (page: Page) => page.locator("quire-bulk-discard-flyout");

type Library = NonNullable<NonNullable<Parameters<Site["scenario"]["account"]>[0]>["library"]>;

/** The library of a new reader, with what it lists. */
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

/** Opens the panel that asks, by keyboard, and says Yes. */
async function discard(page: Page, count: number): Promise<void> {
  await bulk(page, "Remove").press("Enter");
  await expect
    .poll(() => discarding(page).locator(".quire-question").textContent(), SLOW)
    .toBe(`Are you sure you want to discard ${count} items from your library?`);
  await discarding(page).getByRole("button", { name: "Yes" }).press("Enter");
}

/** The list is as it was read before what is read-only became so. */
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

it("what is selected is discarded together; what the server refuses is named and stays, the others have gone, after a reload too (beyond-11)", async ({
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
  const report = discarding(page).getByRole("alert");
  await page.locator("quire-toast").getByText("2 item(s) removed from My Library").waitFor();
  await report.getByRole("listitem").waitFor();
  expect(await report.getByRole("listitem").allTextContents()).toEqual([`${fixed}: cannot be changed`]);
  await expect.poll(() => titles(page), SLOW).toEqual([fixed, ...others]);
  expect(await site.scenario.requests("DELETE", SAVES)).toHaveLength(1);
  expect(await violationsOn(page)).toEqual([]);
  await asTheServerSays();
  await page.reload();
  await shows(page, "ready");
  await expect.poll(() => titles(page), SLOW).toEqual([fixed, ...others]);
});

it("what is discarded together and fails as a whole stays, and is discarded by another try (beyond-11)", async ({
  visits,
  site,
}) => {
  const page = await visits.blank();
  const [first = "", second = "", third = ""] = await openLibrary(page, site, { saves: 3 });
  await select(page, [first, third]);
  await site.scenario.fault({ kind: "status", status: 500, method: "DELETE", path: SAVES });
  await discard(page, 2);
  await expect.poll(() => discarding(page).getByRole("alert").textContent(), SLOW).toBe(FAILED);
  await expect.poll(() => titles(page), SLOW).toEqual([first, second, third]);
  await discarding(page).getByRole("button", { name: "Yes" }).press("Enter");
  await expect
    .poll(() => discarding(page).locator('[part="confirmation"]').textContent(), SLOW)
    .toBe("2 item(s) removed from My Library");
  await expect.poll(() => titles(page)).toEqual([second]);
});

it("what was discarded together comes back by one Undo, each item once, to its place and its folders (beyond-17)", async ({
  visits,
  site,
}) => {
  const page = await visits.blank();
  const before = await openLibrary(page, site, { saves: 4, folders: [{ name: "Teaching", items: 2 }] });
  await select(page, before.slice(0, 3));
  await discard(page, 3);
  await expect.poll(() => titles(page), SLOW).toEqual(before.slice(3));
  await expect.poll(() => focusedText(page), SLOW).toBe(before[3]);
  await site.scenario.forgetRequests();
  await undo(page).click();
  await expect.poll(() => titles(page), SLOW).toEqual(before);
  await expect
    .poll(() => page.locator("quire-toast [part=message]").textContent(), SLOW)
    .toContain("3 items are back in My Library.");
  const saved = await site.scenario.requests("POST", SAVES);
  expect(saved.map(({ body }) => JSON.parse(body).title).sort()).toEqual(before.slice(0, 3).sort());
  await page.goto(`${LIBRARY}/library/teaching`);
  await shows(page, "ready");
  await expect.poll(async () => (await titles(page)).sort(), SLOW).toEqual(before.slice(0, 2).sort());
});

it("what was put into a folder together is taken out by one Undo, but not what lay in it before (beyond-17)", async ({
  visits,
  site,
}) => {
  const page = await visits.blank();
  const folders = [{ name: "Teaching", items: 1 }];
  const all = await openLibrary(page, site, { saves: 3, folders });
  await select(page, all);
  await bulk(page, "Folders").press("Enter");
  const organizing = page.locator("quire-bulk-organize-flyout");
  await organizing.getByRole("checkbox", { name: "Teaching" }).check();
  await organizing.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await expect
    .poll(() => organizing.locator('[part="confirmation"]').textContent(), SLOW)
    .toBe("3 item(s) added to folders");
  await undo(page).click();
  await expect
    .poll(() => page.locator("quire-toast [part=message]").textContent(), SLOW)
    .toContain("It is as it was before.");
  await page.goto(`${LIBRARY}/library/teaching`);
  await shows(page, "ready");
  await expect.poll(() => titles(page), SLOW).toEqual(all.slice(0, 1));
});

it("where all is discarded, the focus is in the welcome, and no place is held in between (beyond-16)", async ({
  visits,
  site,
}) => {
  const page = await visits.blank();
  await select(page, await openLibrary(page, site, { saves: 2 }));
  await page.evaluate(() => {
    const host = document.querySelector<HTMLElement>("quire-stream-list");
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    const look = () => {
      if (host?.shadowRoot?.querySelector('[part="skeleton"]')) seen.push("skeleton");
    };
    if (host?.shadowRoot)
      new MutationObserver(look).observe(host.shadowRoot, { childList: true, subtree: true });
  });
  await discard(page, 2);
  await expect
    .poll(
      () =>
        streamList(page)
          .locator('[part="empty-title"]')
          .textContent()
          .catch(() => ""),
      SLOW,
    )
    .toBe("Your library is empty");
  await expect.poll(() => discarding(page).getAttribute("open"), SLOW).toBeNull();
  await expect.poll(() => focusedText(page), SLOW).toBe("Your library is empty");
  expect(await page.evaluate(() => Reflect.get(window, "seen"))).toEqual([]);
  expect(await violationsOn(page)).toEqual([]);
});
