import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright";
import { expect } from "vitest";
import { CHROMIUM_ARGS, findWholeChromium } from "../../../tools/chromium.mjs";
import { bareShop } from "./harness/bare-page.js";
import { closing } from "./harness/closing.js";
import { CARDS, checkout, fillCard, placeButton, receipt } from "./harness/order.js";
import { becomes, fillSignIn, openSignIn, showsInCart, submitSignIn } from "./harness/reader.js";
import { openSite, type Site } from "./harness/site.js";
import { it as base } from "./harness/test.js";

const PAGE = "https://www.example.test";
const SUBDOMAIN = "https://api.example.test";
const ELSEWHERE = "https://api.elsewhere.test";

interface Fixtures {
  site: Site;
  /** A browser whose user forbids every cookie of the API on another domain, partitioned ones too. */
  blocking: BrowserContext;
}

const it = base.extend<Fixtures>({
  site: [
    async ({ hostFront }, use) => {
      const site = await openSite(hostFront, { origins: [PAGE] });
      for (const api of [SUBDOMAIN, ELSEWHERE]) hostFront.servers.set(api, site.origin);
      await use(site);
      await closing(site.stop());
    },
    { scope: "file" },
  ],
  blocking: async ({ hostFront }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "quire-blocking-"));
    const exceptions = { cookies: { [`${ELSEWHERE},*`]: { setting: 2 } } };
    mkdirSync(join(folder, "Default"));
    writeFileSync(
      join(folder, "Default", "Preferences"),
      JSON.stringify({ profile: { content_settings: { exceptions } } }),
    );
    const context = await chromium.launchPersistentContext(folder, {
      executablePath: findWholeChromium() ?? "chromium",
      args: [...CHROMIUM_ARGS, `--host-resolver-rules=MAP *.test 127.0.0.1:${hostFront.port}`],
      ignoreHTTPSErrors: true,
    });
    context.setDefaultTimeout(15_000);
    await use(context);
    await closing(context.close());
    rmSync(folder, { recursive: true, force: true });
  },
});

const open = async (page: Page) => {
  await page.goto(`${PAGE}/`);
  return page;
};

function serve(site: Site, api: string, settings: Readonly<Record<string, string>> = {}): void {
  const payment = { "payment-src": `${site.outside}/payment/card`, origins: site.outside };
  const html = bareShop(api, { ...payment, ...settings });
  for (const path of ["/", "/bye"]) site.front.pages.set(PAGE + path, { html });
}

async function signIn(page: Page, site: Site): Promise<void> {
  const account = await site.scenario.account();
  const modal = await openSignIn(page);
  await fillSignIn(modal, account);
  await submitSignIn(modal);
  await becomes(page, "known");
}

const isPressed = (page: Page, name: RegExp) =>
  page.getByRole("button", { name }).getAttribute("aria-pressed");

/** Follows, saves, orders a book and signs out. */
async function useEverything(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Strategy/ }).click();
  await expect.poll(() => isPressed(page, /Strategy/)).toBe("true");
  const save = page.getByRole("button", { name: /^Save/ });
  await save.click();
  await expect.poll(() => save.getAttribute("data-state")).toMatch(/on|done/);
  await order(page);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL(`${PAGE}/bye`);
  await becomes(page, "anonymous");
}

async function order(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Order", exact: true }).click();
  const field = (label: string) => checkout(page).getByLabel(label, { exact: true });
  await field("First name").fill("Robin");
  await field("Last name").fill("Ashdown");
  await field("Street address").fill("12 Quarto Lane");
  await field("City").fill("Boston");
  await field("Postal code").fill("02110");
  await checkout(page).locator("select[name=state]").selectOption("MA");
  await expect
    .poll(() => checkout(page).locator("#shipping-method .quire-option").count(), { timeout: 15_000 })
    .toBeGreaterThan(1);
  await fillCard(page, CARDS.good);
  await checkout(page).getByRole("button", { name: "Continue to review" }).click();
  await placeButton(page).click();
  await expect.poll(() => receipt(page).textContent(), { timeout: 15_000 }).toContain("12 Quarto Lane");
}

it("orders from an API on a subdomain with cookies (beyond-428)", async ({ site, visits }) => {
  serve(site, SUBDOMAIN);
  await site.scenario.captcha(false);
  const page = await visits.open(`${PAGE}/`);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await showsInCart(page, 1);
  await Promise.all([page.waitForEvent("load"), signIn(page, site)]);
  await showsInCart(page, 1);
  await useEverything(page);
});

it("orders from an API on another domain whose cookies are blocked (beyond-428)", async ({
  site,
  blocking,
}) => {
  serve(site, ELSEWHERE, { auth: "token" });
  await site.scenario.captcha(false);
  const page = await open(await blocking.newPage());
  await page.getByRole("button", { name: "Add to cart" }).click();
  await showsInCart(page, 1);
  let loads = 0;
  page.on("load", () => loads++);
  await signIn(page, site);
  await showsInCart(page, 1);
  expect(await blocking.cookies(ELSEWHERE)).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/[\w-]{43}/);
  expect(loads).toBe(0);
  await useEverything(page);
});

it("gives the tokens to new tabs, and a failed renewal signs no other tab out (beyond-425)", async ({
  site,
  blocking,
}) => {
  serve(site, ELSEWHERE, { auth: "token" });
  await site.scenario.captcha(false);
  const first = await open(await blocking.newPage());
  await signIn(first, site);
  const second = await open(await blocking.newPage());
  await becomes(second, "known");
  const third = await blocking.newPage();
  await third.route("**/session/token", (route) => route.fulfill({ status: 401 }));
  await open(third);
  await becomes(third, "known");
  // The clock of this tab is past the expiry of every token, and its renewal is refused.
  await third.clock.setSystemTime(Date.now() + 600_000);
  await third.getByRole("button", { name: /Strategy/ }).click();
  await becomes(third, "anonymous");
  await first.bringToFront();
  const save = first.getByRole("button", { name: /^Save/ });
  await save.click();
  await expect.poll(() => save.getAttribute("data-state")).toMatch(/on|done/);
  await second.bringToFront();
  await second.getByRole("button", { name: /Strategy/ }).click();
  await expect.poll(() => isPressed(second, /Strategy/)).toBe("true");
  for (const tab of [first, second]) await becomes(tab, "known");
});

it("explains a blocked cookie in the console and the doctor (beyond-429)", async ({ site, blocking }) => {
  serve(site, ELSEWHERE, { "after-sign-in": "update" });
  const { html = "" } = site.front.pages.get(`${PAGE}/`) ?? {};
  site.front.pages.set(`${PAGE}/?quire-doctor`, { html });
  await site.scenario.captcha(false);
  const page = await blocking.newPage();
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  await page.goto(`${PAGE}/?quire-doctor`);
  const modal = await openSignIn(page);
  await fillSignIn(modal, await site.scenario.account());
  await submitSignIn(modal);
  await expect.poll(() => lines.join("\n")).toMatch(/session\/cookie.*third-party cookie.*"auth": "token"/);
  const doctor = page.getByRole("dialog", { name: "Quire doctor" });
  await expect.poll(() => doctor.textContent(), { timeout: 5_000 }).toContain("third-party cookie");
});

it("stays signed in after a reload where the cookie is kept (beyond-423)", async ({ site, visits }) => {
  serve(site, ELSEWHERE, { auth: "token" });
  await site.scenario.captcha(false);
  const page = await visits.open(`${PAGE}/`);
  await signIn(page, site);
  await page.reload();
  await becomes(page, "known");
});

it("loads no code for tokens on a page with cookies (beyond-427)", async ({ site, visits }) => {
  serve(site, SUBDOMAIN);
  const page = await visits.blank();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await open(page);
  await becomes(page, "anonymous");
  expect(requests.filter((url) => /token/.test(url))).toEqual([]);
  expect(requests.some((url) => url.includes("/api/user/profile"))).toBe(true);
});
