import type { Page } from "playwright";
import { expect } from "vitest";
import { signInQuickly } from "./harness/reader.js";
import { READER } from "./harness/site.js";
import { it } from "./harness/test.js";

const LIBRARY = { ...READER, emailAddress: "library@quire.test" };
const NO_SCRIPT = { javaScriptEnabled: false };

const titles = (page: Page) => page.locator("main .entry h3").allInnerTexts();
const comesTo = (page: Page, path: string) =>
  page.waitForURL(({ pathname, search }) => pathname + search === path);

async function signInWithoutScript(page: Page, { emailAddress, password } = LIBRARY): Promise<void> {
  await page.locator('main input[name="username"]').fill(emailAddress);
  await page.locator('main input[name="password"]').fill(password);
  await page.locator('main form[action="/authenticate"] [type=submit]').click();
}

it("shows the library by folder to a signed-in user without JavaScript (content-2.5)", async ({ visits }) => {
  const page = await visits.open("/my-library", NO_SCRIPT);
  await page.getByRole("link", { name: "plain page" }).click();
  await page.locator("main").getByRole("link", { name: "Sign in" }).click();
  await signInWithoutScript(page);
  await comesTo(page, "/my-library?plain=1");
  await expect.poll(async () => (await titles(page)).length).toBe(44);
  await page.getByRole("link", { name: "Board papers" }).click();
  await comesTo(page, "/my-library/library/board-papers?plain=1");
  await expect.poll(async () => (await titles(page)).length).toBe(9);
  await page.locator("main").getByRole("link", { name: "Orders", exact: true }).click();
  await comesTo(page, "/my-library/orders?plain=1");
  await page.locator("main .entry h3 a").first().click();
  await page.getByRole("heading", { level: 1, name: /^Order \d+$/ }).waitFor();
  await page.goto("/my-library/orders?plain=1");
  await page.locator("main").getByRole("link", { name: "History", exact: true }).click();
  await expect.poll(async () => (await titles(page)).length).toBeGreaterThan(20);
});

it("filters, sorts and pages search results by links without JS (content-2.18)", async ({ visits }) => {
  const page = await visits.open("/search?q=the", NO_SCRIPT);
  const found = () => page.locator("#found").textContent();
  const all = await found();
  await page.locator(".facets").getByRole("link", { name: "Articles" }).click();
  await expect.poll(found).not.toBe(all);
  const narrowed = page.url();
  await page.getByRole("link", { name: "Newest" }).click();
  await page.waitForURL((url) => url.href !== narrowed);
  expect(await found()).not.toBe(all);
  expect(await titles(page)).toHaveLength(10);
  await page.getByRole("link", { name: "Load more items" }).click();
  await page.waitForURL(({ searchParams }) => searchParams.get("loaded") === "2");
  expect((await titles(page)).length).toBeGreaterThan(10);
  const days = await page
    .locator("main .entry time")
    .evaluateAll((all) => all.map((one) => one.getAttribute("datetime")));
  expect(days).toEqual([...days].sort().reverse());
});

it("pages the latest articles by number, Previous and Next without JS (content-2.44)", async ({ visits }) => {
  const page = await visits.open("/the-latest", NO_SCRIPT);
  const first = await titles(page);
  await page.getByRole("link", { name: "Next" }).click();
  await comesTo(page, "/the-latest?page=2");
  expect(await titles(page)).not.toEqual(first);
  await page.getByRole("link", { name: "Previous" }).click();
  await expect.poll(() => titles(page)).toEqual(first);
  await page.getByRole("link", { name: "Page 3" }).click();
  await expect.poll(() => page.locator(".pages [aria-current]").textContent()).toContain("3");
});

it("shows a user's order with a receipt, and no other user's (content-2.15, content-2.59)", async ({
  visits,
}) => {
  const page = await visits.blank();
  await signInQuickly(page, LIBRARY);
  const { entries: orders } = await (await page.request.get("/api/ordered/1/8?format=json")).json();
  const address = orders[0].content.src;
  await page.goto(address);
  await page.getByRole("button", { name: "Print Receipt" }).waitFor();
  expect(await page.locator(".order-sums").textContent()).toMatch(/Total\s*\$\d/);
  await page.getByRole("link", { name: "Close" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  const other = await visits.blank();
  await signInQuickly(other, READER);
  expect((await other.goto(address))?.status()).toBe(404);
}, 60_000);
