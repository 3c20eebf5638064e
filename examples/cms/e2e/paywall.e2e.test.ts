import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { givesUpSoon } from "./harness/answers.js";
import { violationsOn } from "./harness/axe.js";
import { shifts, watchShifts } from "./harness/layout-shifts.js";
import { becomes, openAs, signIn, signInQuickly } from "./harness/reader.js";
import { READER } from "./harness/site.js";
import { it } from "./harness/test.js";

const ARTICLE = "/2026/07/pricing-is-a-conversation-so-listen-first";
const SUBSCRIBER = { ...READER, emailAddress: "best@quire.test", firstName: "Beatriz" };
const PROFILE = "/api/user/profile";
const PHONE = { viewport: { width: 375, height: 740 } };

const paywall = (page: Page): Locator => page.locator("quire-paywall");
const rest = (page: Page): Locator => page.locator("#rest");
const field = (page: Page, name: string): Locator => paywall(page).locator(`input[name="${name}"]`);

async function cardOf(page: Page, title: string): Promise<void> {
  await paywall(page).getByRole("heading", { name: title }).waitFor();
}

async function accessIs(page: Page, access: string): Promise<void> {
  await expect.poll(() => paywall(page).getAttribute("data-access"), { timeout: 20_000 }).toBe(access);
}

it("by keyboard alone a subscriber signs in on the card, and reads on after the reload", async ({
  visits,
}) => {
  const page = await visits.open(ARTICLE);
  await cardOf(page, "Sign in to your account");
  expect(await rest(page).isVisible()).toBe(false);
  await field(page, "username").focus();
  await page.keyboard.type(SUBSCRIBER.emailAddress);
  await page.keyboard.press("Tab");
  await page.keyboard.type(SUBSCRIBER.password);
  await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
  await becomes(page, "known");
  await accessIs(page, "open");
  await expect.poll(() => rest(page).isVisible()).toBe(true);
  await expect.poll(() => paywall(page).locator("form").count()).toBe(0);
});

it.for([
  ["a desktop", {}],
  ["a phone", PHONE],
] as const)(
  "who signs in on the card reads on where the text goes on, with the focus there, on %s (beyond-152)",
  async ([, options], { visits }) => {
    const page = await visits.open(ARTICLE, options);
    await cardOf(page, "Sign in to your account");
    await field(page, "username").fill(SUBSCRIBER.emailAddress);
    await field(page, "password").fill(SUBSCRIBER.password);
    await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
    await accessIs(page, "open");
    const place = () =>
      rest(page).evaluate((text) => ({
        top: text.getBoundingClientRect().top / innerHeight,
        hasFocus: text.contains(document.activeElement),
      }));
    await expect.poll(async () => (await place()).hasFocus).toBe(true);
    const { top } = await place();
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(0.5);
  },
);

it("who signs in on the card and lacks the subscription goes on from the card that says so (beyond-152)", async ({
  visits,
}) => {
  const page = await visits.open(ARTICLE);
  await cardOf(page, "Sign in to your account");
  await field(page, "username").fill(READER.emailAddress);
  await field(page, "password").fill(READER.password);
  await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
  await paywall(page).getByText(`You are signed in as ${READER.emailAddress}`).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160));
  await expect.poll(focused).toMatch(/^<quire-paywall/);
  // The offer has a link of its own.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await focused()).toContain("See subscriptions");
});

it("who signs in on the card reads on as well beside another paywall (beyond-152)", async ({ visits }) => {
  const page = await visits.blank();
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const other = document.createElement("quire-paywall");
      other.setAttribute("for", "registered");
      document.querySelector("quire-paywall")?.before(other);
    });
  });
  await page.goto(ARTICLE);
  const card = paywall(page).nth(1);
  await card.getByRole("heading", { name: "Sign in to your account" }).waitFor();
  await card.locator('input[name="username"]').fill(SUBSCRIBER.emailAddress);
  await card.locator('input[name="password"]').fill(SUBSCRIBER.password);
  await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
  await expect.poll(() => rest(page).evaluate((text) => text === document.activeElement)).toBe(true);
});

it("who has gone elsewhere by hand while the page loads stays there (beyond-152)", async ({ visits }) => {
  const page = await visits.open(ARTICLE);
  await cardOf(page, "Sign in to your account");
  await field(page, "username").fill(SUBSCRIBER.emailAddress);
  await field(page, "password").fill(SUBSCRIBER.password);
  const image = Promise.withResolvers<void>();
  await page.route("**/late.png", async (route) => {
    await image.promise;
    await route.fulfill({ status: 404, body: "" });
  });
  await page.addInitScript(() => {
    new Image().src = "/late.png"; // The page has not loaded before it has.
  });
  await page.keyboard.press("Enter");
  await accessIs(page, "open");
  await page.keyboard.press("Home");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  image.resolve();
  await page.waitForLoadState("load");
  const frame = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await frame();
  await frame();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

it("a registered reader is led on to subscriptions", async ({ visits }) => {
  const page = await openAs(visits, READER, ARTICLE);
  expect(await rest(page).textContent()).toMatch(/^\s*$/);
  await paywall(page).getByText(`You are signed in as ${READER.emailAddress}`).waitFor();
  expect(await paywall(page).getByRole("link", { name: "See subscriptions" }).getAttribute("href")).toBe(
    "/subscriptions",
  );
  expect(await rest(page).isVisible()).toBe(false);
});

it("a reader who registers on the gift's card comes back with registration=success, at 375 px", async ({
  visits,
}) => {
  const page = await visits.open("/gift", PHONE);
  await cardOf(page, "Sign in to your account");
  await paywall(page).getByRole("link", { name: "Create an account" }).click();
  await paywall(page).getByText("To send a gift, you'll need to create an account").waitFor();
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(await wider()).toBe(false);
  expect(await violationsOn(page)).toEqual([]);
  await field(page, "firstName").fill("Gisela");
  await field(page, "lastName").fill("Giver");
  await field(page, "emailAddress").fill("giver@quire.test");
  await field(page, "password").fill(READER.password);
  await Promise.all([
    page.waitForURL(/registration=success/),
    paywall(page).getByRole("button", { name: "On to recipient" }).click(),
  ]);
  await becomes(page, "known");
  await page.getByLabel("Who is it for?").waitFor();
  // What is said of the new account is to be read, and would go if the page were scrolled.
  await page.getByText("Your account has been created").waitFor();
  const atStart = () => page.evaluate(() => [scrollY, document.activeElement === document.body]);
  expect(await atStart()).toEqual([0, true]);
});

it("a username that is taken leads to the sign-in and the reset card, with the e-mail", async ({
  visits,
}) => {
  const page = await visits.open("/gift");
  await cardOf(page, "Sign in to your account");
  await paywall(page).getByRole("link", { name: "Create an account" }).click();
  await field(page, "firstName").fill("Robin");
  await field(page, "lastName").fill("Ashdown");
  await field(page, "emailAddress").fill(READER.emailAddress);
  await field(page, "password").fill(READER.password);
  await page.keyboard.press("Enter");
  await paywall(page).getByRole("link", { name: "Reset it here." }).click();
  await cardOf(page, "Reset password");
  expect(await field(page, "emailAddress").inputValue()).toBe(READER.emailAddress);
  await page.keyboard.press("Enter");
  await paywall(page).getByText("If your email is registered with us").waitFor();
  await page.keyboard.press("Enter");
  await cardOf(page, "Sign in to your account");
});

it("an existing subscriber who registers goes to the subscriber registration page", async ({
  visits,
  site,
}) => {
  const body = { active: true, subscriptions: [] };
  await site.scenario.fault({ kind: "body", path: "/api/user/subscriber/search", body });
  const page = await visits.open("/gift");
  await cardOf(page, "Sign in to your account");
  await paywall(page).getByRole("link", { name: "Create an account" }).click();
  await field(page, "firstName").fill("Sue");
  await field(page, "lastName").fill("Scriber");
  await field(page, "emailAddress").fill("sue@quire.test");
  await field(page, "password").fill(READER.password);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/subscriber-registration\?emailAddress=/);
});

it("a 403 at registration goes to /restricted-user (accounts-2.22)", async ({ visits, site }) => {
  await site.scenario.fault({ kind: "status", status: 403, path: "/api/user/register", body: {} });
  const page = await visits.open("/gift");
  await cardOf(page, "Sign in to your account");
  await paywall(page).getByRole("link", { name: "Create an account" }).click();
  for (const name of ["firstName", "lastName", "password"]) await field(page, name).fill("Rhea#2026");
  await field(page, "emailAddress").fill("rhea@quire.test");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/restricted-user");
});

it("a voucher code in the address starts the checkout after sign-in on the card", async ({
  visits,
  site,
}) => {
  const page = await visits.open("/subscriptions?voucher_code=AUTUMN");
  await cardOf(page, "Sign in to your account");
  await field(page, "username").fill(READER.emailAddress);
  await field(page, "password").fill(READER.password);
  await page.keyboard.press("Enter");
  await page.waitForURL(
    (url) => url.origin === site.outside && url.searchParams.get("voucher_code") === "AUTUMN",
  );
});

it("signing in in another tab opens the paywall without a reload (beyond-3)", async ({ visits }) => {
  const page = await visits.open(ARTICLE);
  await cardOf(page, "Sign in to your account");
  await page.evaluate(() => Reflect.set(window, "__same", true));
  const other = await page.context().newPage();
  await other.goto("/topics");
  await signIn(other, SUBSCRIBER);
  await accessIs(page, "open");
  // It was not in the page of a guest.
  await rest(page).locator("p").first().waitFor();
  expect(await page.evaluate(() => Reflect.get(window, "__same"))).toBe(true);
});

it("signing out in another tab closes the paywall (robustness-37)", async ({ visits }) => {
  const page = await openAs(visits, SUBSCRIBER, ARTICLE);
  await accessIs(page, "open");
  const other = await page.context().newPage();
  await other.goto("/topics");
  await becomes(other, "known");
  await other.locator('[data-quire-do="sign-out"]').first().click();
  await accessIs(page, "closed");
  await expect.poll(() => rest(page).isVisible()).toBe(false);
  await expect.poll(() => rest(page).textContent()).toBe("");
});

it("fail='closed': where the profile fails the content stays hidden, and another try opens it (beyond-6)", async ({
  visits,
  site,
}) => {
  const page = await openAs(visits, SUBSCRIBER, "/topics");
  await site.scenario.fault({ kind: "status", status: 500, path: PROFILE, times: 50 });
  await page.goto(ARTICLE);
  await expect.poll(() => paywall(page).getAttribute("data-state"), { timeout: 22_000 }).toBe("error");
  await paywall(page).getByRole("alert").getByText("We are sorry.").waitFor();
  expect(await rest(page).isVisible()).toBe(false);
  await site.scenario.clearFaults();
  await paywall(page).getByRole("button", { name: "Try again" }).click();
  await accessIs(page, "open");
}, 60_000);

it("fail='open': where the profile fails the content is shown (beyond-6)", async ({ visits, site }) => {
  await site.scenario.fault({ kind: "status", status: 500, path: PROFILE, times: 50 });
  const page = await visits.open("/gift");
  await paywall(page).evaluate((element) => element.setAttribute("fail", "open"));
  await accessIs(page, "open");
  await page.getByLabel("Who is it for?").waitFor();
}, 60_000);

it("a card's sign-in that is never answered ends in an alert, with everything as it was typed (robustness-18)", async ({
  visits,
  site,
}) => {
  const page = await visits.open(ARTICLE);
  await cardOf(page, "Sign in to your account");
  await site.scenario.fault({ kind: "hang", path: "/authenticate" });
  await field(page, "username").fill(SUBSCRIBER.emailAddress);
  await field(page, "password").fill(SUBSCRIBER.password);
  await givesUpSoon(page);
  await page.keyboard.press("Enter");
  await paywall(page).getByRole("alert").getByText("We are sorry.").waitFor();
  expect(await field(page, "password").inputValue()).toBe(SUBSCRIBER.password);
  await expect.poll(() => paywall(page).locator("[type=submit]").isEnabled()).toBe(true);
}, 60_000);

it("without script the plain form signs in, and the server sends the whole text", async ({ visits }) => {
  const page = await visits.open(ARTICLE, { javaScriptEnabled: false });
  expect(await rest(page).isVisible()).toBe(false);
  await field(page, "username").fill(SUBSCRIBER.emailAddress);
  await field(page, "password").fill(SUBSCRIBER.password);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/*plain=1");
  expect(await rest(page).isVisible()).toBe(true);
});

it("where the widget's code cannot be fetched, the plain form is there", async ({ visits }) => {
  const page = await visits.blank();
  await page.route("**/widgets/paywall.js", (route) => route.abort());
  await page.goto(ARTICLE);
  await expect.poll(() => paywall(page).getAttribute("data-state"), { timeout: 15_000 }).toBe("error");
  await field(page, "username").waitFor();
});

it("a guest sees and fills in the card before React, which moves nothing as it comes (beyond-84)", async ({
  visits,
}) => {
  const page = await visits.blank();
  await page.addInitScript(watchShifts);
  const react = Promise.withResolvers<void>();
  await page.route(/\/chunks\/react-/, async (route) => {
    await react.promise;
    await route.continue();
  });
  await page.goto(ARTICLE);
  await cardOf(page, "Sign in to your account");
  await paywall(page).getByRole("heading", { name: "Subscribe to read on" }).waitFor();
  await paywall(page).getByText("Every article, on every screen").waitFor();
  expect(await paywall(page).getByRole("button", { name: "Continue reading" }).isVisible()).toBe(true);
  await field(page, "username").fill(SUBSCRIBER.emailAddress);
  await field(page, "password").fill(SUBSCRIBER.password);
  const before = await shifts(page);
  react.resolve();
  // The view alone judges in its own words.
  await expect.poll(() => paywall(page).locator("form").getAttribute("novalidate")).toBe("");
  expect(await field(page, "username").inputValue()).toBe(SUBSCRIBER.emailAddress);
  expect(await shifts(page)).toEqual(before);
  await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
  await accessIs(page, "open");
});

it.for([
  ["a subscriber", SUBSCRIBER, "open"],
  ["a registered reader", READER, "closed"],
] as const)(
  "%s meets what is theirs where React never comes (beyond-150)",
  async ([, reader, access], { visits }) => {
    const page = await visits.blank();
    await page.route(/\/chunks\/react-/, (route) => route.abort());
    await signInQuickly(page, reader);
    const isLost = page.waitForEvent("requestfailed", (request) => request.url().includes("/chunks/react-"));
    await Promise.all([isLost, page.goto(ARTICLE)]);
    await accessIs(page, access);
    expect(await rest(page).isVisible()).toBe(access === "open");
    expect(await paywall(page).getByText("You are signed in as").isVisible()).toBe(access === "closed");
    expect(await field(page, "username").count()).toBe(0);
  },
);
