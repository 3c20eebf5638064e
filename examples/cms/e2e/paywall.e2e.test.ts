import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { violationsOn } from "./harness/axe.js";
import { becomes, signIn } from "./harness/reader.js";
import { READER } from "./harness/site.js";
import { it } from "./harness/test.js";

const ARTICLE = "/2026/07/pricing-is-a-conversation-so-listen-first";
const SUBSCRIBER = { ...READER, emailAddress: "best@quire.test", firstName: "Beatriz" };
const PHONE = { viewport: { width: 375, height: 740 } };

const paywall = (page: Page): Locator => page.locator("quire-paywall");
const rest = (page: Page): Locator => page.locator("#rest");
const field = (page: Page, name: string): Locator => paywall(page).locator(`input[name="${name}"]`);

async function getCard(page: Page, title: string): Promise<void> {
  await paywall(page).getByRole("heading", { name: title }).waitFor();
}

/** Opens the sign-in card below the offer. */
async function openCard(page: Page): Promise<void> {
  await paywall(page).getByRole("link", { name: "Sign in", exact: true }).click();
  await getCard(page, "Sign in to your account");
}

async function accessIs(page: Page, access: string): Promise<void> {
  await expect.poll(() => paywall(page).getAttribute("data-access"), { timeout: 20_000 }).toBe(access);
}

it("scrolls to the rest of the text, which gets the focus, after sign-in on the card (beyond-152)", async ({
  visits,
}) => {
  const page = await visits.open(ARTICLE, PHONE);
  await openCard(page);
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
});

it("returns with registration=success after registration on the gift card, at 375 px", async ({ visits }) => {
  const page = await visits.open("/gift", PHONE);
  await getCard(page, "Sign in to your account");
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
  // Scrolling would hide the message about the new account.
  await page.getByText("Your account has been created").waitFor();
  const atStart = () => page.evaluate(() => [scrollY, document.activeElement === document.body]);
  expect(await atStart()).toEqual([0, true]);
});

it("opens the paywall without a reload when the user signs in in another tab (beyond-3)", async ({
  visits,
}) => {
  const page = await visits.open(ARTICLE);
  await getCard(page, "Subscribe to keep reading");
  await page.evaluate(() => Reflect.set(window, "__same", true));
  const other = await page.context().newPage();
  await other.goto("/topics");
  await signIn(other, SUBSCRIBER);
  await accessIs(page, "open");
  // The guest's page did not contain this text.
  await rest(page).locator("p").first().waitFor();
  expect(await page.evaluate(() => Reflect.get(window, "__same"))).toBe(true);
});

it("signs in by the plain form without JavaScript, and sends the whole text", async ({ visits }) => {
  const page = await visits.open(ARTICLE, { javaScriptEnabled: false });
  expect(await rest(page).isVisible()).toBe(false);
  await field(page, "username").fill(SUBSCRIBER.emailAddress);
  await field(page, "password").fill(SUBSCRIBER.password);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/*plain=1");
  expect(await rest(page).isVisible()).toBe(true);
});

it("shows the plain form when the widget's code fails to load", async ({ visits }) => {
  const page = await visits.blank();
  await page.route("**/widgets/paywall.js", (route) => route.abort());
  await page.goto(ARTICLE);
  await expect.poll(() => paywall(page).getAttribute("data-state"), { timeout: 15_000 }).toBe("error");
  await field(page, "username").waitFor();
});

/** The articles, of which a guest may read four. */
const METERED = [
  "/2026/09/the-case-for-boring-leaders",
  "/2026/09/hiring-for-the-job-after-this-one",
  "/2026/08/boards-ask-the-wrong-first-question",
  "/2026/08/burnout-is-an-inventory-problem",
];
const FIFTH = "/2026/08/the-half-life-of-a-best-practice";

it("shows the offer at 320 px after four free articles, and the banner the same count", async ({
  visits,
}) => {
  const page = await visits.blank({ viewport: { width: 320, height: 740 } });
  const left = () => page.locator("quire-subscription-banner [part=number]").textContent();
  for (const [index, article] of METERED.entries()) {
    await page.goto(article);
    expect(await rest(page).isVisible()).toBe(true);
    await expect.poll(left).toBe(String(3 - index));
  }
  await page.goto(FIFTH);
  await paywall(page).getByText("0 of 4 free articles left").waitFor();
  await paywall(page).getByText("$16 a month", { exact: true }).waitFor();
  const subscribe = paywall(page).getByRole("link", { name: "Subscribe", exact: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  expect(await violationsOn(page)).toEqual([]);
  await subscribe.click();
  await page.waitForURL("**/subscriptions");
  await page.goto(METERED[0] ?? "");
  expect(await rest(page).isVisible()).toBe(true);
});
