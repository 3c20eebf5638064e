import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { violationsOn } from "./harness/axe.js";
import { authModal, fillSignIn, openAs, submitSignIn } from "./harness/reader.js";
import { READER, type Site } from "./harness/site.js";
import { it } from "./harness/test.js";

const HISTORY = "/order-history";
const PHONE = { width: 375, height: 740 };

const history = (page: Page): Locator => page.locator("quire-order-history");
const items = (page: Page): Locator => history(page).locator("[part=item]");
const numbers = (page: Page) => history(page).locator("[part=order-title]").allTextContents();

async function shows(page: Page, state: string): Promise<void> {
  await expect.poll(() => history(page).getAttribute("data-state"), { timeout: 20_000 }).toBe(state);
}

/** A page of a reader who has ordered so often. */
async function openHistory(
  visits: Parameters<typeof openAs>[0],
  { scenario }: Site,
  orders: number,
  options?: Parameters<typeof openAs>[3],
): Promise<Page> {
  const account = await scenario.account({ library: { orders } });
  return openAs(visits, { ...READER, ...account }, HISTORY, options);
}

it.for([
  ["at a desk", { width: 1280, height: 900 }],
  ["on a phone", PHONE],
] as const)(
  "%s, a reader goes through all that they have ordered (content-2.58, content-2.61)",
  async ([, viewport], { visits, site }) => {
    const page = await openHistory(visits, site, 12, { viewport });
    await shows(page, "ready");
    expect(await items(page).count()).toBe(10);
    const latest = await items(page).first().innerText();
    expect(latest).toMatch(/^(Purchased|Cancelled)\s+Order #S?\d+\s+Total\s+\$[\d,.]+\s/);
    expect(latest).toMatch(/\w+ \d\d, 2026\s+\d+ items?/);
    expect(Math.max(...(await lineCounts(page)))).toBeLessThanOrEqual(6);
    await history(page).getByRole("button", { name: "Load more items" }).press("Enter");
    await expect.poll(() => items(page).count()).toBe(12);
    await expect
      .poll(() => items(page).nth(10).getByRole("heading").getByRole("link").evaluate(isFocused))
      .toBe(true);
    expect(new Set(await numbers(page)).size).toBe(12);
    expect(await violationsOn(page)).toEqual([]);
  },
);

const isFocused = (element: Element) => element.matches(":focus");
const lineCounts = (page: Page) =>
  history(page)
    .locator("[part=order-lines]")
    .evaluateAll((lists) => lists.map((list) => list.childElementCount));

it("the receipt of an order prints, and whoever closes it comes to / (content-2.15, content-2.59)", async ({
  visits,
  site,
}) => {
  const page = await openHistory(visits, site, 2);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await shows(page, "ready");
  const [number] = (await numbers(page)).map((title) => title.replace(/\D/g, ""));
  await items(page).first().getByRole("link", { name: "Print Receipt" }).click();
  await page.locator("html[data-printed]").waitFor({ state: "attached" });
  expect(await page.locator("h1").textContent()).toBe(`Order ${number}`);
  await page.getByRole("link", { name: "Close" }).click();
  await page.waitForURL("**/");
  expect(new URL(page.url()).pathname).toBe("/");
});

it("files of an order are there to be downloaded (content-2.60)", async ({ visits, site }) => {
  const page = await openHistory(visits, site, 12);
  await shows(page, "ready");
  const files = history(page).locator("[part=order-files]").first();
  await files.getByText("Download Files").click();
  const download = page.waitForEvent("download");
  await files.getByRole("link").first().click();
  expect(await (await download).failure()).toBeNull();
});

it("a guest reads why nothing shows, and has their orders where they stand once signed in (content-6.5)", async ({
  visits,
  site,
}) => {
  const account = await site.scenario.account({ library: { orders: 2 } });
  const page = await visits.open(HISTORY, { viewport: PHONE });
  await shows(page, "empty");
  await history(page)
    .getByText("Your orders, with their files and receipts, show here once you are signed in.")
    .waitFor();
  await history(page).getByRole("link", { name: "Sign in" }).click();
  const modal = authModal(page);
  await fillSignIn(modal, { ...READER, ...account });
  await submitSignIn(modal);
  await shows(page, "ready");
  expect(await items(page).count()).toBe(2);
});

it("who has ordered nothing is welcomed, and led to the store (content-2.42)", async ({ visits, site }) => {
  const page = await openHistory(visits, site, 0);
  await shows(page, "empty");
  await history(page).getByRole("heading", { name: "No orders yet" }).waitFor();
  await history(page).getByRole("link", { name: "Store" }).click();
  await page.waitForURL("**/store");
});

it("offline, it says so, and goes on by itself when the line is there again", async ({ visits, site }) => {
  const page = await openHistory(visits, site, 12);
  await shows(page, "ready");
  await page.context().setOffline(true);
  await history(page).getByRole("button", { name: "Load more items" }).click();
  await shows(page, "offline");
  expect(await items(page).count()).toBe(10);
  await page.context().setOffline(false);
  await shows(page, "ready");
  await expect.poll(() => items(page).count()).toBe(12);
});
