import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright";
import { expect } from "vitest";
import { idle } from "../harness/idle.js";
import { includeScript } from "../harness/include-script.js";
import { add, authModal, becomes, showsInCart, signInQuickly } from "../harness/reader.js";
import { it } from "../harness/test.js";

const require = createRequire(import.meta.url);
const HTMX = readFileSync(require.resolve("htmx.org/dist/htmx.min.js"), "utf8");
const IDIOMORPH = readFileSync(require.resolve("idiomorph/dist/idiomorph.min.js"), "utf8");

const TOPIC = "/topic/strategy";

/** htmx handles the page's links and forms: it fetches the page and replaces the body. */
const addBoost = (html: string) => html.replace("<body", '<body hx-boost="true"');

const follow = (page: Page) => page.locator('main [data-quire-do="follow"]').first();
const followState = (page: Page) => () => follow(page).getAttribute("data-state");

it("follows an htmx link that opens an overlay if it may boost it (beyond-213)", async ({ visits }) => {
  const page = await visits.blank();
  await includeScript(page, HTMX, addBoost);
  await page.goto(TOPIC);
  await becomes(page, "anonymous");
  await idle(page);
  await page.locator('header a[data-mode="sign-in"], quire-header a[data-mode="sign-in"]').first().click();
  await page.waitForURL("**/sign-in*");
  await idle(page);
  expect(new URL(page.url()).pathname).toBe("/sign-in");
  expect(await authModal(page).locator("dialog").isVisible()).toBe(false);
});

/** Patches the body with the server's current markup by idiomorph. */
const patch = (page: Page) =>
  page.evaluate(async () => {
    const html = await (await fetch(location.href)).text();
    const { body } = new DOMParser().parseFromString(html, "text/html");
    Reflect.get(window, "Idiomorph").morph(document.body, body);
  });

/** Returns the attributes of the page's search field, by name. */
const searchField = (page: Page) =>
  page
    .locator("quire-search input")
    .first()
    .evaluate((field) => Object.fromEntries([...field.attributes].map(({ name, value }) => [name, value])));

it("keeps the search field a combobox when idiomorph patches the body (beyond-212)", async ({ visits }) => {
  const page = await visits.blank();
  await includeScript(page, IDIOMORPH);
  await page.goto(TOPIC);
  await becomes(page, "anonymous");
  await page.locator("quire-search input").first().focus();
  await expect.poll(async () => (await searchField(page))["aria-controls"]).toBeDefined();
  await idle(page);
  const before = await searchField(page);
  expect(before).toMatchObject({ role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false" });
  await patch(page);
  await expect.poll(() => searchField(page)).toEqual(before);
});

it("keeps widgets alive and sends nothing when idiomorph patches the body (beyond-214)", async ({
  visits,
  site,
}) => {
  const account = await site.scenario.account();
  const page = await visits.blank();
  await includeScript(page, IDIOMORPH);
  await signInQuickly(page, account);
  await page.goto(TOPIC);
  await becomes(page, "known");
  await site.scenario.forgetRequests();
  await follow(page).click();
  await expect.poll(followState(page)).toBe("on");
  await add(page);
  await showsInCart(page, 1);
  await idle(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.evaluate(() => {
    const cart = document.querySelector("quire-mini-cart");
    Reflect.set(window, "kept", [cart, cart?.shadowRoot?.querySelector("[part=button]")]);
  });
  await patch(page);
  await expect.poll(followState(page)).toBe("on");
  await showsInCart(page, 1);
  await idle(page);
  expect(requests).toEqual([TOPIC]);
  const wasKept = await page.evaluate(() => {
    const cart = document.querySelector("quire-mini-cart");
    const now = [cart, cart?.shadowRoot?.querySelector("[part=button]")];
    return now.map((one, i) => one === Reflect.get(window, "kept")[i]);
  });
  expect(wasKept).toEqual([true, true]);
  expect(await page.locator("quire-header").getAttribute("data-user")).toBe("known");
  await add(page);
  await showsInCart(page, 2);
  const sent = async (path: string) => (await site.scenario.requests("POST", path)).length;
  expect(await sent("/api/user/subscribe")).toBe(1);
  expect(await sent("/api/shopping-cart")).toBe(2);
});
