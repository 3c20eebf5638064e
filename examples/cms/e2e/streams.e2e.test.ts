import type { Page } from "playwright";
import { expect } from "vitest";
import { violationsOn } from "./harness/axe.js";
import { authModal, becomes, fillSignIn, signInQuickly, submitSignIn } from "./harness/reader.js";
import { BUSY_SECOND, READER } from "./harness/site.js";
import { entries, more, openList, shows, streamList } from "./harness/stream-page.js";
import { it } from "./harness/test.js";

const LIBRARY = "/my-library";
const toTheEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

it.for([
  ["custom element", '<h1>My library</h1><quire-stream-list stream="saves"></quire-stream-list>'],
  ["data mount", '<h1>My library</h1><div data-quire="stream-list" data-stream="saves"></div>'],
] as const)(
  "the library as a %s loads 8 items, 2 pages by itself near the end, and then only on 'Load more items' (content-2.43, content-9.3, content-9.4)",
  async ([, html], { visits, site }) => {
    await site.scenario.forgetRequests();
    const page = await visits.blank();
    await signInQuickly(page, await site.scenario.account({ library: { saves: 40 } }));
    await openList(page, LIBRARY, html);
    expect(await entries(page).count()).toBe(8);
    for (const count of [16, 24]) {
      await toTheEnd(page);
      await expect.poll(() => entries(page).count(), { timeout: 15_000 }).toBe(count);
    }
    await toTheEnd(page);
    await more(page).click();
    await expect.poll(() => entries(page).count(), { timeout: 15_000 }).toBe(32);
    expect(await site.scenario.requests("GET", "/api/user/saves/4/8")).toHaveLength(1);
    expect(await violationsOn(page)).toEqual([]);
    expect(await streamList(page).getByRole("link", { name: "Folders" }).count()).toBe(32);
  },
);

const titles = (page: Page) => streamList(page).locator('[part="entry-title"]').allTextContents();
const topOf = (page: Page, index: number) =>
  entries(page)
    .nth(index)
    .evaluate((row) => row.getBoundingClientRect().top);

it("selecting a folder shows user/list/{id}, and 'All' user/saves (content-4.6)", async ({
  visits,
  site,
}) => {
  const page = await visits.blank();
  const library = { saves: 12, folders: [{ name: "Teaching", items: 3 }] };
  await signInQuickly(page, await site.scenario.account({ library }));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(LIBRARY);
  await shows(page, "ready");
  expect(await entries(page).count()).toBe(10);
  await page.locator("quire-folder-list").getByText("Teaching").first().click();
  await expect.poll(() => entries(page).count(), { timeout: 15_000 }).toBe(3);
  expect(asked.some((path) => /^\/api\/user\/list\/[^/]+\/1\/10$/.test(path))).toBe(true);
  await page.locator("quire-folder-list").getByText("All", { exact: true }).first().click();
  await expect.poll(() => entries(page).count(), { timeout: 15_000 }).toBe(10);
});

it("'loaded' in the address counts the pages of a search, and a reload brings them again (content-2.18)", async ({
  visits,
}) => {
  const page = await visits.open("/search?q=the");
  await shows(page, "ready");
  await more(page).scrollIntoViewIfNeeded();
  await expect.poll(() => new URL(page.url()).searchParams.get("loaded"), { timeout: 15_000 }).not.toBeNull();
  await expect.poll(() => entries(page).count(), { timeout: 15_000 }).toBeGreaterThan(10);
  const loaded = Number(new URL(page.url()).searchParams.get("loaded"));
  const address = page.url();
  const other = await visits.open(address);
  await expect
    .poll(() => entries(other).count(), { timeout: 15_000 })
    .toBeGreaterThanOrEqual((loaded - 1) * 10);
  expect(new URL(other.url()).searchParams.get("q")).toBe("the");
});

it.for(["a reload", "Back"] as const)(
  "%s brings depth, focus and position again (content-2.49)",
  async (way, { visits, site }) => {
    const page = await visits.blank();
    await signInQuickly(page, await site.scenario.account({ library: { saves: 40 } }));
    // Without the cache of the whole page, which keeps all of it anyway.
    await page.addInitScript(() => addEventListener("unload", () => {}));
    await openList(
      page,
      LIBRARY,
      '<h1>My library</h1><quire-stream-list stream="saves"></quire-stream-list>',
    );
    for (const count of [16, 24]) {
      await toTheEnd(page);
      await expect.poll(() => entries(page).count(), { timeout: 15_000 }).toBe(count);
    }
    const link = entries(page).nth(18).locator('[part="entry-title"] a');
    await link.scrollIntoViewIfNeeded();
    await link.focus();
    const title = await link.textContent();
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(history.state)), { timeout: 15_000 })
      .toContain('"focused":true');
    const top = await topOf(page, 18);
    if (way === "Back") {
      await page.goto("/privacy-policy");
      await page.goBack();
    } else await page.reload();
    await expect.poll(() => entries(page).count(), { timeout: 15_000 }).toBe(24);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent), {
        timeout: 15_000,
      })
      .toBe(title);
    await expect
      .poll(async () => Math.abs((await topOf(page, 18)) - top), { timeout: 15_000 })
      .toBeLessThan(4);
  },
);

it("signed out in one tab, the list of the other empties within a second (robustness-37)", async ({
  visits,
  site,
}) => {
  const page = await visits.blank();
  await signInQuickly(page, await site.scenario.account({ library: { saves: 9 } }));
  await page.goto(LIBRARY);
  await shows(page, "ready");
  const other = await page.context().newPage();
  await other.goto("/privacy-policy");
  await becomes(other, "known");
  await other.evaluate(() => localStorage.clear());
  await expect.poll(() => entries(page).count(), BUSY_SECOND).toBe(0);
});

it("after user 1, user 2 sees their own entries alone (robustness-39)", async ({ visits, site }) => {
  const page = await visits.blank();
  await signInQuickly(page, await site.scenario.account({ library: { saves: 9 } }));
  await page.goto(LIBRARY);
  await shows(page, "ready");
  const before = await titles(page);
  expect(before).toHaveLength(9);
  await page.context().clearCookies();
  await signInQuickly(page, await site.scenario.account({ library: { saves: 0 } }));
  await page.reload();
  await shows(page, "empty");
  expect(await titles(page)).toEqual([]);
});

it("a guest is asked to sign in, and the list fills after the sign-in (accounts-6.1, content-6.5)", async ({
  visits,
  site,
}) => {
  const account = await site.scenario.account({ library: { saves: 9 } });
  const page = await visits.blank();
  await page.goto(LIBRARY);
  await shows(page, "empty");
  expect(await streamList(page).locator('[part="prompt"]').textContent()).toBe(
    "To access this feature, please SIGN IN or REGISTER.",
  );
  await streamList(page).getByRole("link", { name: "Sign in" }).click();
  const modal = authModal(page);
  await modal.locator('input[name="password"]').waitFor();
  await fillSignIn(modal, { ...READER, ...account });
  await Promise.all([page.waitForEvent("load"), submitSignIn(modal)]);
  await expect.poll(() => entries(page).count(), { timeout: 20_000 }).toBe(9);
});

it("a list that keeps failing says so within 20 s, and offers another try (robustness-19)", async ({
  visits,
  site,
}) => {
  const page = await visits.blank();
  await site.scenario.fault({ kind: "status", path: "/api/webinars/*", times: 3 });
  await page.goto("/webinars");
  await shows(page, "error");
  await streamList(page).getByRole("button", { name: "Try again" }).click();
  await shows(page, "ready");
});
