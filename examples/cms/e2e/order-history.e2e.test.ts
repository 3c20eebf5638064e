import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { openAs } from "./harness/reader.js";
import { READER, type Site } from "./harness/site.js";
import { it } from "./harness/test.js";

const HISTORY = "/order-history";

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
