import type { Page } from "playwright";
import { expect } from "vitest";
import { answered } from "./harness/answered.js";
import { givesUpSoon, held } from "./harness/answers.js";
import { minutePasses } from "./harness/had-time.js";
import { settled } from "./harness/inert.js";
import {
  add,
  addButton,
  authModal,
  becomes,
  fillSignIn,
  miniCart,
  openAs,
  openSignIn,
  showsInCart,
  signIn,
  submitSignIn,
} from "./harness/reader.js";
import { READER } from "./harness/site.js";
import { it } from "./harness/test.js";

const CART = "/api/shopping-cart";

/** Opens the cart, and waits until it says what `state` it is in. */
async function opened(page: Page, state: string): Promise<void> {
  await miniCart(page).getByRole("button").first().click();
  await expect.poll(() => miniCart(page).getAttribute("data-state"), { timeout: 22_000 }).toBe(state);
}

const keyOf = ({ headers }: { headers: Readonly<Record<string, string>> }) =>
  headers["idempotency-key"] ?? "";

it("a sign-in that is never answered ends in an alert, with everything as it was typed (robustness-18)", async ({
  visits,
  site,
}) => {
  const page = await visits.open("/topics");
  const modal = await openSignIn(page);
  await fillSignIn(modal);
  await site.scenario.fault({ kind: "hang", path: "/authenticate" });
  await givesUpSoon(page);
  await submitSignIn(modal);
  const submit = modal.locator('form button[type="submit"]');
  await modal.getByRole("alert").filter({ hasText: "We are sorry." }).waitFor();
  await expect.poll(() => submit.isEnabled()).toBe(true);
  expect(await modal.locator('input[name="username"]').inputValue()).toBe(READER.emailAddress);
  expect(await modal.locator('input[name="password"]').inputValue()).toBe(READER.password);
  await Promise.all([page.waitForEvent("load"), submitSignIn(modal)]);
  await becomes(page, "known");
});

it("a read that fails twice is shown after three requests (robustness-19)", async ({ visits, site }) => {
  await site.scenario.fault({ kind: "status", status: 500, method: "GET", path: CART, times: 2 });
  await site.scenario.forgetRequests();
  const page = await visits.open("/");
  const read = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === CART && answer.request().method() === "GET" && answer.ok(),
  );
  await opened(page, "empty"); // That is known here before the server has said so.
  await (await read).finished();
  expect(await site.scenario.requests("GET", CART)).toHaveLength(3);
  expect(await miniCart(page).getAttribute("data-state")).toBe("empty");
});

it("a write that fails is sent once (robustness-19)", async ({ visits, site }) => {
  const page = await visits.open("/");
  await becomes(page, "anonymous");
  await site.scenario.fault({ kind: "status", status: 500, method: "POST", path: CART });
  await site.scenario.forgetRequests();
  await page.clock.install();
  await addButton(page).click();
  await expect.poll(() => addButton(page).getAttribute("data-state")).toBe("failed");
  await minutePasses(page);
  expect(await site.scenario.requests("POST", CART)).toHaveLength(1);
});

it("a read that keeps failing is an error within 20 s, whatever Retry-After says", async ({
  visits,
  site,
}) => {
  const headers = { "retry-after": "3600" };
  await site.scenario.fault({ kind: "status", status: 503, method: "GET", path: CART, headers, times: 50 });
  const page = await visits.open("/");
  await opened(page, "error");
  await site.scenario.clearFaults();
  await miniCart(page).getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => miniCart(page).getAttribute("data-state")).toBe("empty");
});

const WRONG = {
  "a page": { body: "<h1>Portal</h1>", contentType: "text/html" },
  "half of a JSON": { body: '{"cart": {"id":', contentType: "application/json" },
  "204": { status: 204 },
  nothing: { body: "" },
  "another shape": { body: { cart: { id: 7, line_items: "none" } } },
};

for (const [what, wrong] of Object.entries(WRONG)) {
  it(`${what} in answer to a call is one error, and what was known stays (robustness-20)`, async ({
    visits,
    site,
  }) => {
    const page = await visits.open("/");
    await add(page);
    await showsInCart(page, 1);
    const stored = () => page.evaluate(() => localStorage.getItem("cart"));
    const before = await stored();
    await site.scenario.fault({ kind: "body", path: CART, method: "POST", ...wrong });
    await addButton(page, 1).click();
    await expect.poll(() => addButton(page, 1).getAttribute("data-state")).toBe("failed");
    await showsInCart(page, 1);
    expect(await stored()).toBe(before);
    expect(await page.getByText("Portal").count()).toBe(0);
  });
}

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

it("an older answer that comes later changes nothing (robustness-22)", async ({ visits, site }) => {
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

it("a 401 signs out once, with at most two requests more (robustness-24)", async ({ visits, site }) => {
  const page = await openAs(visits, await site.scenario.account(), "/");
  await settled(page);
  await site.scenario.fault({ kind: "status", status: 401, path: CART, method: "POST", body: {} });
  await site.scenario.forgetRequests();
  await page.clock.install();
  await addButton(page).click();
  await becomes(page, "anonymous");
  await minutePasses(page);
  await settled(page); // A loop has no end.
  const calls = (await site.scenario.requests()).filter(({ path }) => /^\/(api|service|logout)/.test(path));
  expect(calls.length).toBeLessThanOrEqual(3);
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

it("after a failed sign-in the next one carries a fresh captcha token (robustness-41)", async ({
  visits,
  site,
}) => {
  const account = await site.scenario.account();
  const page = await visits.open("/topics");
  const modal = await openSignIn(page);
  await site.scenario.forgetRequests();
  await fillSignIn(modal, { ...READER, emailAddress: account.emailAddress, password: "Wrong#2026" });
  await submitSignIn(modal);
  await modal.getByText("You have entered an invalid email and password combination.").waitFor();
  await modal.locator('input[name="password"]').fill(account.password);
  await Promise.all([page.waitForEvent("load"), submitSignIn(modal)]);
  const tokens = (await site.scenario.requests("POST", "/authenticate")).map(({ body }) =>
    new URLSearchParams(body).get("reCaptchaToken"),
  );
  expect(tokens).toHaveLength(2);
  expect(tokens.every((token) => token && token.length > 8)).toBe(true);
  expect(new Set(tokens).size).toBe(2);
});

for (const hours of [24, -24]) {
  it(`with a clock ${hours} h off, and with Last-Modified missing or garbage, all is the same (robustness-42)`, async ({
    visits,
    site,
  }) => {
    const account = { ...READER, ...(await site.scenario.account()) };
    const page = await visits.blank();
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await page.goto("/");
    await signIn(page, account);
    await page.reload();
    await becomes(page, "known");
    for (const headers of [{}, { "last-modified": "garbage" }]) {
      await site.scenario.fault({
        kind: "status",
        status: 200,
        method: "HEAD",
        path: "/api/user/profile",
        headers,
      });
      await site.scenario.forgetRequests();
      await page.reload();
      await becomes(page, "known");
      expect((await site.scenario.requests("GET", "/api/user/profile")).length).toBeLessThanOrEqual(1);
    }
  });
}

it("a blocked captcha is said in words with a next step, and what was typed stays", async ({ visits }) => {
  const page = await visits.open("/topics");
  await page.route("**/captcha/**", (route) => route.abort());
  const modal = await openSignIn(page);
  await fillSignIn(modal);
  await submitSignIn(modal);
  await modal.getByRole("alert").filter({ hasText: "security check" }).waitFor();
  expect(await modal.locator('input[name="password"]').inputValue()).toBe(READER.password);
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

it("without the action's code, a product's form adds to the cart in the browser's own way", async ({
  visits,
}) => {
  const page = await visits.blank();
  await page.route("**/quire/actions/add-to-cart.js*", (route) => route.abort());
  await page.goto("/product/the-napkin-and-the-plan/10011");
  await page.locator(".buy-button").click();
  await page.waitForURL("**/shopping-cart?sent=1");
  const names = () => page.locator("quire-shopping-cart [part=name]").allTextContents();
  await expect.poll(names).toEqual(["The Napkin and the Plan"]);
});

it("a trigger whose code cannot be had tells whom to call (content-8.10)", async ({ visits }) => {
  const page = await visits.blank();
  await page.route("**/quire/actions/follow.js*", (route) => route.abort());
  await page.goto("/topic/strategy");
  await settled(page); // What is there once the page is at rest says it.
  await page.locator('[data-quire-do="follow"]:visible').first().click();
  await expect
    .poll(() => page.locator("quire-toast [part=message]").textContent())
    .toBe(
      "We are sorry. We are unable to process your request at this time. Customer Service is available 24/7. · US and Canada: 1-800-555-0142 · Elsewhere: +1-617-555-0117 · help@quirereview.example",
    );
});

it("a country lookup says which of its three errors it ended in (content-8.12, content-8.13, content-8.14)", async ({
  visits,
  site,
}) => {
  const page = await visits.blank();
  await page.clock.install();
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  const headers = { "Access-Control-Allow-Origin": "*" };
  const failed = "HTTP_ERROR: The request for the region failed:";
  for (const [fault, line] of [
    [{ kind: "status", status: 503, headers }, `${failed} status 503.`],
    [{ kind: "cut" }, `${failed} there is no connection.`],
    [{ kind: "body", body: {}, headers }, "UNKNOWN_ERROR: Unknown error"],
    [{ kind: "hang" }, "HTTP_TIMEOUT: The request for the region timed out."],
  ] as const) {
    await site.outsideScenario.forgetRequests();
    await site.outsideScenario.fault({ ...fault, path: "/geolocation", times: 100 });
    await page.goto("/privacy-policy");
    const asked = () => site.outsideScenario.requests("GET", "/geolocation");
    await expect.poll(async () => (await asked()).length, { timeout: 15_000 }).toBeGreaterThan(0);
    if (fault.kind === "hang") await page.clock.fastForward(10_000); // So long a call is waited for.
    await expect
      .poll(() => said.some((one) => one.startsWith(`[quire] ${line}`)), { timeout: 15_000 })
      .toBe(true);
    await site.outsideScenario.clearFaults();
  }
});
