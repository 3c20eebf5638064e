import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { answered } from "./harness/answered.js";
import { violationsOn } from "./harness/axe.js";
import { minutePasses } from "./harness/had-time.js";
import { motionEnds } from "./harness/motion-ends.js";
import { becomes } from "./harness/reader.js";
import { it } from "./harness/test.js";

const SUGGEST = "/service/search/auto-suggest";
const WAIT = { timeout: 15_000 };

const search = (page: Page) => page.locator("quire-header quire-search").first();
const field = (page: Page) => search(page).locator('input[name="q"]').first();
const options = (page: Page) => search(page).locator('[role="option"]:visible');
const kinds = (page: Page) =>
  options(page).evaluateAll((all) => all.map((one) => one.getAttribute("data-kind")));

/** Types by keyboard, and waits for the suggestions. */
async function suggest(page: Page, term: string): Promise<void> {
  await field(page).focus();
  await page.keyboard.type(term, { delay: 30 });
  await expect.poll(() => options(page).count(), WAIT).toBeGreaterThan(0);
}

const active = (page: Page) =>
  field(page).evaluate((input) => {
    const id = input.getAttribute("aria-activedescendant");
    return id ? document.getElementById(id)?.querySelector("bdi")?.textContent : null;
  });

it("6 records and 3 subjects at most, by keyboard to what is chosen (content-9.5)", async ({ visits }) => {
  const page = await visits.open("/");
  await suggest(page, "man");
  const shown = await kinds(page);
  expect(shown.filter((kind) => kind === "record")).toHaveLength(6);
  expect(shown.filter((kind) => kind === "subject")).toHaveLength(3);
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const title = await options(page).nth(1).locator("bdi").textContent();
  await expect.poll(() => active(page)).toBe(title);
  const href = await options(page).nth(1).getAttribute("href");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname + url.search === href);
});

it("a reader who types before the page's script is there has suggestions without another key", async ({
  visits,
}) => {
  const page = await visits.blank();
  let release = () => {};
  const typed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/quire/page.js", async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await field(page).focus();
  await page.keyboard.type("man");
  release();
  await expect.poll(() => options(page).count(), WAIT).toBeGreaterThan(0);
});

it("2 characters are not asked for, however long they stand (content-5.11)", async ({ visits, site }) => {
  const page = await visits.open("/");
  await page.clock.install();
  await site.scenario.forgetRequests();
  await suggest(page, "  neg");
  await page.keyboard.press("Backspace");
  await minutePasses(page);
  const asked = await site.scenario.requests("GET", SUGGEST);
  expect(asked.map(({ query }) => query)).toEqual(["?term=neg"]);
});

it("asked above 2 characters only, the term trimmed and collapsed, less often than letters are typed (content-5.11)", async ({
  visits,
  site,
}) => {
  const page = await visits.open("/");
  await site.scenario.forgetRequests();
  await field(page).focus();
  const asked = async () => (await site.scenario.requests("GET", SUGGEST)).length;
  await page.keyboard.type("  negotiation", { delay: 60 });
  // Where the code comes late, all that was typed before it is asked for at once.
  await expect.poll(asked, WAIT).toBeGreaterThan(0);
  await page.keyboard.type("   str", { delay: 60 });
  await expect
    .poll(async () => (await site.scenario.requests("GET", SUGGEST)).at(-1)?.query, WAIT)
    .toBe("?term=negotiation+str");
  const terms = (await site.scenario.requests("GET", SUGGEST)).map(({ query }) => query);
  expect(terms.filter((query) => /=[^+]{0,2}$/.test(query))).toEqual([]);
  const sent = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.includes("auto-suggest"))
      .map(({ startTime }) => startTime),
  );
  expect(sent.length).toBeGreaterThan(1);
  // How far apart they are asked for is held in the browser tests: here a busy machine starts them late.
  expect(sent.length).toBeLessThan("gotiation   str".length);
});

it("the link to more results carries referral 02749 (content-9.14)", async ({ visits }) => {
  const page = await visits.open("/");
  await suggest(page, "strategy");
  await search(page).getByRole("link", { name: "See all results for “strategy”" }).click();
  await page.waitForURL("**/search?q=strategy&referral=02749");
});

it("Enter without a choice is the plain form; the search comes back as a recent one, and can be removed", async ({
  visits,
}) => {
  const page = await visits.open("/");
  await suggest(page, "strategy");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/search?q=strategy");
  await page.goto("/");
  await field(page).focus();
  await expect.poll(() => kinds(page), WAIT).toEqual(["recent"]);
  await search(page).getByRole("button", { name: "Remove “strategy” from recent searches" }).click();
  await expect.poll(() => options(page).count()).toBe(0);
  await page.reload();
  await field(page).focus();
  await expect.poll(() => field(page).getAttribute("aria-controls"), WAIT).not.toBeNull();
  expect(await options(page).count()).toBe(0);
});

it("without script the form searches (beyond-10)", async ({ visits }) => {
  const page = await visits.open("/", { javaScriptEnabled: false });
  await field(page).fill("strategy");
  await field(page).press("Enter");
  await page.waitForURL("**/search?q=strategy");
});

it("several inputs on a page: each has its own suggestions", async ({ visits }) => {
  const page = await visits.open("/search?q=pricing");
  const other = page.locator("main quire-search");
  await suggest(page, "strategy");
  await other.locator("input").fill("negot");
  await expect.poll(() => other.locator('[role="option"]:visible').count(), WAIT).toBeGreaterThan(0);
  await expect.poll(() => options(page).count()).toBe(0);
  expect(await field(page).inputValue()).toBe("strategy");
});

/** Opens the overlay by keyboard, from a link that is put into the page. */
async function openOverlay(page: Page): Promise<{ trigger: Locator; dialog: Locator }> {
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/search";
    link.dataset.quireOpen = "search";
    link.textContent = "Search by overlay";
    document.querySelector("main")?.prepend(link);
  });
  const trigger = page.getByRole("link", { name: "Search by overlay" });
  await trigger.focus();
  await page.keyboard.press("Enter");
  const dialog = search(page).getByRole("dialog");
  await dialog.waitFor();
  return { trigger, dialog };
}

it("on a phone the overlay is as wide as the screen, and Escape brings back the page (content-2.21)", async ({
  visits,
}) => {
  const page = await visits.open("/", { viewport: { width: 375, height: 720 } });
  const { trigger, dialog } = await openOverlay(page);
  await motionEnds(page);
  expect((await dialog.boundingBox())?.width).toBe(375);
  await page.keyboard.type("strategy");
  await expect.poll(() => options(page).count(), WAIT).toBeGreaterThan(3);
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(() => trigger.evaluate((link) => link === document.activeElement)).toBe(true);
});

it("before React is there, the overlay takes what is typed, and Enter searches (beyond-60)", async ({
  visits,
}) => {
  const page = await visits.blank({ viewport: { width: 375, height: 720 } });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/chunks/react-*.js", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/");
  await becomes(page, "anonymous");
  await openOverlay(page);
  await page.keyboard.type("strategi");
  const own = search(page).locator("[slot=quire-form] input");
  const before = await own.elementHandle();
  resolve();
  await expect.poll(() => options(page).count(), WAIT).toBeGreaterThan(0);
  expect(await before?.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await own.inputValue()).toBe("strategi");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("y");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/search?q=strategy");
  await page.unroute("**/chunks/react-*.js");
  await page.route("**/chunks/react-*.js", () => {}); // It never comes.
  await page.reload();
  await becomes(page, "anonymous");
  await openOverlay(page);
  await page.keyboard.type("pricing");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/search?q=pricing");
});

it("markup in a suggestion is shown literally (robustness-7)", async ({ visits, site }) => {
  const title = '<img src=x onerror="document.title=1">';
  const body = { records: [{ title, link: "/a", contentType: title }], subjects: [] };
  await site.scenario.fault({ kind: "body", path: SUGGEST, body, times: 9 });
  const page = await visits.open("/");
  await suggest(page, "strategy");
  expect(await options(page).locator("bdi").textContent()).toBe(title);
  expect(await page.title()).not.toBe("1");
});

it("of an address that runs something no href is rendered (robustness-8)", async ({ visits, site }) => {
  const links = ["javascript:alert(1)", "java\nscript:alert(1)", "data:text/html,x", "vbscript:x"];
  const records = links.map((link, index) => ({ title: `Strategy ${index}`, link, contentType: "" }));
  await site.scenario.fault({ kind: "body", path: SUGGEST, body: { records, subjects: [] }, times: 9 });
  const page = await visits.open("/");
  await suggest(page, "strategy");
  expect(await options(page).evaluateAll((all) => all.map((one) => one.getAttribute("href")))).toEqual(
    links.map(() => null),
  );
});

it("500, 500, 200 is shown after three requests (robustness-19)", async ({ visits, site }) => {
  await site.scenario.fault({ kind: "status", path: SUGGEST, status: 500, times: 2 });
  const page = await visits.open("/");
  await site.scenario.forgetRequests();
  await field(page).focus();
  await expect.poll(() => field(page).getAttribute("aria-controls"), WAIT).not.toBeNull();
  await field(page).fill("strategy");
  await expect.poll(() => options(page).count(), { timeout: 20_000 }).toBeGreaterThan(0);
  expect(await site.scenario.requests("GET", SUGGEST)).toHaveLength(3);
});

it("HTML in place of an answer is an error that leaves the search alone (robustness-20)", async ({
  visits,
  site,
}) => {
  const page = await visits.open("/");
  await site.scenario.fault({
    kind: "body",
    path: SUGGEST,
    body: "<h1>Down</h1>",
    contentType: "text/html",
    times: 9,
  });
  await field(page).focus();
  await page.keyboard.type("strategy");
  await expect.poll(() => search(page).getAttribute("data-state"), WAIT).toBe("error");
  expect(await search(page).locator("h1").count()).toBe(0);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/search?q=strategy");
});

it("answers to queries A and B arrive in reverse, and B is shown (robustness-22)", async ({
  visits,
  site,
}) => {
  const page = await visits.open("/");
  await field(page).focus();
  await expect.poll(() => field(page).getAttribute("aria-controls"), WAIT).not.toBeNull();
  await site.scenario.fault({ kind: "delay", path: SUGGEST, delayMs: 2_500 });
  const settle = answered(page, SUGGEST);
  await field(page).fill("strategy");
  await expect.poll(async () => (await site.scenario.requests("GET", SUGGEST)).length).toBeGreaterThan(0);
  await field(page).fill("negotiation");
  const first = async () => (await options(page).first().locator("bdi").textContent())?.toLowerCase();
  await expect.poll(first, WAIT).toContain("negotiation");
  await settle();
  expect(await first()).toContain("negotiation");
});

it("removed in mid-request, it is silent (robustness-23)", async ({ visits, site }) => {
  await site.scenario.fault({ kind: "hang", path: SUGGEST, times: 5 });
  const page = await visits.open("/");
  const asked = page.waitForRequest(/term=strategy/);
  await field(page).focus();
  await page.keyboard.type("strategy");
  await asked;
  await expect.poll(() => search(page).getAttribute("data-state"), WAIT).toBe("loading");
  // Sooner than the call would give up by itself.
  const cut = page.waitForEvent("requestfailed", {
    predicate: (request) => request.url().includes("term=strategy"),
    timeout: 3_000,
  });
  await search(page).evaluate((host) => host.remove());
  await cut;
});

it("what is typed before the view is there has places for its suggestions, and then those", async ({
  visits,
}) => {
  const page = await visits.blank();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/chunks/search-view-*.js*", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/");
  await becomes(page, "anonymous");
  const places = search(page).locator('[part="place"]');
  await field(page).focus();
  await page.keyboard.type("ma");
  expect(await places.count()).toBe(0);
  await page.keyboard.type("n");
  await expect.poll(() => places.count()).toBe(6);
  await expect.poll(() => places.first().isVisible()).toBe(true);
  await page.keyboard.press("Backspace");
  await expect.poll(() => places.count()).toBe(0);
  await page.keyboard.type("n");
  resolve();
  await expect.poll(() => options(page).count(), WAIT).toBeGreaterThan(0);
  await expect.poll(() => places.count()).toBe(0);
});

it("on a phone the button of the results page's form stands beside its field", async ({ visits }) => {
  const page = await visits.open("/search?q=strategy", { viewport: { width: 375, height: 720 } });
  // Its role is another one once suggestions are there.
  const places = () =>
    page.locator(".page-search").evaluate((form) =>
      ["input[type=search]", "button"].map((one) => {
        const { y = 0, width = 0 } = form.querySelector(one)?.getBoundingClientRect() ?? {};
        return { y: Math.round(y), isWide: width > 200 };
      }),
    );
  await becomes(page, "anonymous");
  const [input, button] = await places();
  expect(button).toEqual({ y: input?.y, isWide: false });
  expect(input?.isWide).toBe(true);
});
