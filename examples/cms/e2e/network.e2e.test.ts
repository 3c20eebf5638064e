import type { Page } from "playwright";
import { expect } from "vitest";
import { answered } from "./harness/answered.js";
import { held } from "./harness/answers.js";
import { minutePasses } from "./harness/had-time.js";
import {
  add,
  addButton,
  authModal,
  becomes,
  fillSignIn,
  miniCart,
  openSignIn,
  showsInCart,
  submitSignIn,
} from "./harness/reader.js";
import { it } from "./harness/test.js";

const CART = "/api/shopping-cart";

/** Opens the cart, and waits for `state`. */
async function opened(page: Page, state: string): Promise<void> {
  await miniCart(page).getByRole("button").first().click();
  await expect.poll(() => miniCart(page).getAttribute("data-state"), { timeout: 22_000 }).toBe(state);
}

const keyOf = ({ headers }: { headers: Readonly<Record<string, string>> }) =>
  headers["idempotency-key"] ?? "";

it("the write was done, the answer was cut off, and the next try adds nothing twice (robustness-21)", async ({
  visits,
  site,
}) => {
  const page = await visits.open("/");
  await becomes(page, "anonymous");
  await site.scenario.forgetRequests();
  // The browser itself repeats a request whose kept-alive connection breaks: the second break is ours to mend.
  await site.scenario.fault({ kind: "cut-after", method: "POST", path: CART, times: 2 });
  const state = () => addButton(page).getAttribute("data-state");
  for (let tries = 0; tries < 3 && (await state()) !== "done"; tries++) {
    await addButton(page).click();
    await expect.poll(state).toMatch(/failed|done/);
  }
  expect(await state()).toBe("done");
  await showsInCart(page, 1);
  const keys = (await site.scenario.requests("POST", CART)).map(keyOf);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]?.length).toBeGreaterThanOrEqual(16);
  await add(page, 1);
  expect((await site.scenario.requests("POST", CART)).map(keyOf).at(-1)).not.toBe(keys[0]);
});

it("an older answer that comes later changes nothing (robustness-22)", async ({ visits }) => {
  const page = await visits.open("/");
  await becomes(page, "anonymous");
  const settle = answered(page, CART);
  const late = Promise.withResolvers<void>();
  await page.route(`**${CART}`, async (route) => {
    const isRead = route.request().method() === "GET";
    const response = isRead && (await route.fetch());
    if (isRead) await late.promise;
    await (response ? route.fulfill({ response }) : route.continue());
  });
  const read = page.waitForRequest((request) => request.url().endsWith(CART));
  await miniCart(page).getByRole("button").first().click();
  await read;
  await page.keyboard.press("Escape");
  await add(page);
  await showsInCart(page, 1);
  late.resolve();
  await settle();
  await showsInCart(page, 1);
  await opened(page, "ready");
});

it("a modal that is removed in mid-request gives it up without a word (robustness-23)", async ({
  visits,
  site,
}) => {
  const page = await visits.open("/topics");
  const modal = await openSignIn(page);
  await fillSignIn(modal);
  await site.scenario.fault({ kind: "delay", path: "/authenticate", delayMs: 5000 });
  await page.clock.install();
  const asked = page.waitForRequest("**/authenticate");
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/authenticate"));
  await submitSignIn(modal);
  await asked;
  await authModal(page).evaluate((element) => element.remove());
  expect((await failed).failure()?.errorText).toContain("ERR_ABORTED");
  await minutePasses(page);
  expect(await page.getByRole("alert").filter({ hasText: /\S/ }).count()).toBe(0);
});

it("a double click, and Enter beside it, are one request (robustness-40)", async ({ visits, site }) => {
  const page = await visits.open("/");
  await becomes(page, "anonymous");
  await site.scenario.forgetRequests();
  const adding = await held(page, `**${CART}`);
  await addButton(page).dblclick();
  await page.keyboard.press("Enter");
  adding.release();
  await expect.poll(() => addButton(page).getAttribute("data-state")).toBe("done");
  expect(await site.scenario.requests("POST", CART)).toHaveLength(1);
  const modal = await openSignIn(page);
  await fillSignIn(modal);
  const signing = await held(page, "**/authenticate");
  const loaded = page.waitForEvent("load");
  await modal.locator('form button[type="submit"]').dblclick({ noWaitAfter: true });
  await modal.locator('input[name="password"]').press("Enter");
  signing.release();
  await loaded;
  expect(await site.scenario.requests("POST", "/authenticate")).toHaveLength(1);
});

for (const file of ["page.js", "actions/submit.js"]) {
  it(`without ${file}, a page's plain sign-in form goes the browser's own way`, async ({ visits, site }) => {
    const account = await site.scenario.account();
    const page = await visits.blank();
    await page.route(`**/quire/${file}*`, (route) => route.abort());
    await page.goto("/sign-in?return=%2Ftopics");
    await page.locator('main [name="username"]').fill(account.emailAddress);
    await page.locator('main [name="password"]').fill(account.password);
    await page.locator('main [data-quire-do="submit"]').click();
    await page.waitForURL("**/topics");
  });
}

it("keeps the other widgets when a content blocker stops files named after sharing (beyond-249)", async ({
  visits,
}) => {
  const page = await visits.blank();
  await page.route("**/quire/widgets/share-*", (route) => route.abort("blockedbyclient"));
  await page.goto("/");
  await becomes(page, "anonymous");
  await page.locator("main").evaluate((main) => {
    const bar = '<quire-share-bar><a href="/share">Share this page</a></quire-share-bar>';
    main.insertAdjacentHTML("afterbegin", `${bar}<button data-quire-open="share-flyout">Share</button>`);
  });
  const bar = page.locator("main quire-share-bar");
  const trigger = page.locator('main [data-quire-open="share-flyout"]');
  await expect.poll(() => bar.getAttribute("data-state"), { timeout: 15_000 }).toBe("error");
  await bar.getByRole("link", { name: "Share this page" }).waitFor();
  await trigger.click();
  await expect.poll(() => trigger.getAttribute("data-state"), { timeout: 15_000 }).toBe("failed");
  await add(page);
  await showsInCart(page, 1);
  await openSignIn(page);
});
