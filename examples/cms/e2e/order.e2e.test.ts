import type { Account } from "@quire/conformance/scenario";
import type { Locator, Page } from "playwright";
import { describe, expect } from "vitest";
import { answered } from "./harness/answered.js";
import { violationsOn } from "./harness/axe.js";
import {
  CARDS,
  card,
  checkout,
  fillCard,
  getOrderKey,
  openReview,
  openWithCart,
  ordersAndCharges,
  placeButton,
  receipt,
  review,
  tabTo,
} from "./harness/order.js";
import { authModal, badge, becomes, fillSignIn, openAs, submitSignIn } from "./harness/reader.js";
import { it } from "./harness/test.js";
import type { Visits } from "./harness/visits.js";

const PRODUCT = "/product/the-napkin-and-the-plan/10011";
const SUBMIT = "/api/commerce/order/submit";
const ASK = "/api/commerce/shipping-payment";
const ONE = { orders: 1, charges: 1 };

const field = (page: Page, label: string) => checkout(page).getByLabel(label, { exact: true });
const goOn = (page: Page) => checkout(page).getByRole("button", { name: "Continue to review" });
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

const TYPED = {
  "First name": "Robin",
  "Last name": "Ashdown",
  "Street address": "12 Quarto Lane",
  City: "Boston",
};
const POSTAL = { "Postal code": "02110" };
/** By keyboard, a state is selected by its first letters. */
const KEYED = { ...TYPED, "State or province": "Mass", ...POSTAL };

async function fillAddress(page: Page, change: Readonly<Record<string, string>> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...TYPED, ...POSTAL, ...change }))
    await field(page, label).fill(value);
  await checkout(page).locator("select[name=state]").selectOption("MA");
}

/** Opens the checkout of a user with a cart, and types an address without saving it. */
async function typeAddress(visits: Visits, account: Account): Promise<Page> {
  const page = await openWithCart(visits, account);
  await page.goto("/shipping-payment");
  await field(page, "First name").waitFor();
  await fillAddress(page);
  return page;
}

it("orders from product page to receipt by keyboard alone (content-2.1, content-2.15)", async ({
  visits,
  site,
}) => {
  const page = await openAs(visits, await site.scenario.account(), PRODUCT);
  const press = async (name: string, root = page.locator("body")) => {
    await tabTo(page, root.getByRole("button", { name }).or(root.getByRole("link", { name })).first());
    await page.keyboard.press("Enter");
  };
  await press("Add to cart", page.locator("main"));
  await press("Checkout", page.locator("quire-cart-confirmation"));
  await page.waitForURL("**/shopping-cart");
  await press("Checkout", page.locator("quire-shopping-cart"));
  await page.waitForURL("**/shipping-payment");
  expect(await page.locator("[aria-current=step]").textContent()).toBe("Shipping & payment");

  for (const [label, text] of Object.entries(KEYED)) {
    await tabTo(page, field(page, label));
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Enter");
  await expect
    .poll(() => checkout(page).locator("#shipping-method .quire-option").count())
    .toBeGreaterThan(1);
  expect(await violationsOn(page)).toEqual([]);
  for (const [label, text] of [
    ["Card number", CARDS.good],
    ["Expires", "12 / 31"],
    ["Security code", "123"],
  ] as const) {
    await tabTo(page, card(page).getByLabel(label));
    await page.keyboard.type(text);
  }
  await press("Continue to review");
  await page.waitForURL("**/review-order");
  await placeButton(page).waitFor();
  expect(await page.locator("[aria-current=step]").textContent()).toBe("Review");
  expect(await violationsOn(page)).toEqual([]);
  await press("Place order");
  await expect.poll(() => focusedText(page), { timeout: 15_000 }).toMatch(/^Thank you, /);
  expect(await receipt(page).locator(".quire-fact-number").textContent()).toMatch(/^7\d{7}$/);
  expect(await receipt(page).textContent()).toContain("12 Quarto Lane");
  expect(await violationsOn(page)).toEqual([]);
  await press("Close", receipt(page));
  await page.waitForURL(`${site.origin}/`);
});

it("places an order on a phone, right to left, with an offline submit (robustness-21)", async ({
  visits,
  site,
}) => {
  const page = await openWithCart(visits, await site.scenario.account(), {
    viewport: { width: 375, height: 740 },
  });
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => document.documentElement.setAttribute("dir", "rtl"));
  });
  await page.goto("/shipping-payment");
  await field(page, "First name").waitFor();
  const step = (name: string) => checkout(page).getByRole("region", { name });
  async function typeInto(region: Locator, typed: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(typed)) {
      await tabTo(page, region.getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
    }
  }
  await typeInto(step("Shipping address"), KEYED);
  await tabTo(page, checkout(page).getByRole("checkbox"));
  await page.keyboard.press("Space");
  await typeInto(step("Billing address"), { ...KEYED, "Street address": "4 Ledger Court" });
  await page.reload();
  await expect.poll(() => step("Billing address").getByLabel("Postal code").inputValue()).toBe("02110");
  const inTheFrame = { "Card number": CARDS.good, Expires: "12 / 31", "Security code": "123" };
  for (const [label, text] of Object.entries(inTheFrame)) {
    await tabTo(page, card(page).getByLabel(label));
    await page.keyboard.type(text);
  }
  await tabTo(page, goOn(page));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/review-order");
  await placeButton(page).waitFor();
  expect(await review(page).textContent()).toContain("4 Ledger Court");
  const key = await getOrderKey(page);
  await tabTo(page, placeButton(page));
  await page.context().setOffline(true);
  await page.keyboard.press("Enter");
  await review(page).getByText("You’re offline, so nothing has changed.").waitFor();
  await expect.poll(() => placeButton(page).evaluate((button) => button.matches(":focus"))).toBe(true);
  expect(await review(page).locator(".quire-checking").count()).toBe(0);
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await page.context().setOffline(false);
  await page.keyboard.press("Enter");
  await expect.poll(() => focusedText(page)).toMatch(/^Thank you, /);
  expect(await receipt(page).textContent()).toContain("4 Ledger Court");
  expect(await ordersAndCharges(page, site, key)).toEqual(ONE);
});

describe("an order that is submitted several times", () => {
  it("is placed and charged once after a double click, in a second tab, and after a reload (robustness-40)", async ({
    visits,
    site,
  }) => {
    const page = await openReview(visits, site);
    const key = await getOrderKey(page);
    const other = await page.context().newPage();
    await other.goto("/review-order");
    await placeButton(other).waitFor();
    await site.scenario.forgetRequests();
    await site.scenario.fault({ kind: "delay", method: "POST", path: SUBMIT, delayMs: 2000, times: 2 });
    // A placed order removes the button in both tabs, so none is placed until both were clicked.
    const both = Promise.withResolvers<void>();
    let pressed = 0;
    await page.context().route(`**${SUBMIT}`, async (route) => {
      pressed += 1;
      if (pressed === 2) both.resolve();
      await both.promise;
      await route.continue();
    });
    await placeButton(other).dblclick();
    await placeButton(page).click();
    await expect.poll(async () => (await site.scenario.requests("POST", SUBMIT)).length).toBe(2);
    await page.reload();
    await receipt(other).waitFor();
    await receipt(page).waitFor(); // This tab shows the other tab's receipt without a click.
    const sent = await site.scenario.requests("POST", SUBMIT);
    expect(new Set(sent.map(({ headers }) => headers["idempotency-key"]))).toEqual(new Set([key]));
    expect(await ordersAndCharges(page, site, key)).toEqual(ONE);
    expect(await page.evaluate(() => document.cookie)).toContain("_pc_pso=true");
    for (const tab of [page, other]) await expect.poll(() => badge(tab).isVisible()).toBe(false);
  });
});

const modal = (page: Page) => page.getByRole("dialog", { name: "Your order is being processed" });
/** Waits for the end of the closing animation. */
const isGone = (page: Page) => expect.poll(() => modal(page).count()).toBe(0);

/** Delays the answer to an order. @returns a function that sends it */
async function slowly(page: Page): Promise<{ answer: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${SUBMIT}`, async (route) => {
    await promise;
    await route.continue();
  });
  return { answer: resolve };
}

describe("an order with a slow answer", () => {
  it("shows the page's processing-modal until the focused receipt, also after Escape (content-2.39)", async ({
    visits,
    site,
  }) => {
    const page = await openReview(visits, site);
    const key = await getOrderKey(page);
    const { answer } = await slowly(page);
    await placeButton(page).press("Enter");
    await modal(page).waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    // If a browser closes the dialog anyway, the page opens it again at once.
    await expect.poll(() => modal(page).isVisible()).toBe(true);
    answer();
    await expect.poll(() => focusedText(page)).toMatch(/^Thank you, /);
    await isGone(page);
    expect(await ordersAndCharges(page, site, key)).toEqual(ONE);
  });
});

describe("an order that cannot be placed", () => {
  it("shows a declined card at the payment, and accepts another one", async ({ visits, site }) => {
    const page = await openReview(visits, site, CARDS.declined);
    const key = await getOrderKey(page);
    const { answer } = await slowly(page);
    await placeButton(page).click();
    await modal(page).waitFor();
    answer();
    await expect.poll(() => focusedText(page)).toContain("Your card was declined, and nothing was ordered.");
    await isGone(page);
    expect(await violationsOn(page)).toEqual([]);
    await review(page).locator(".quire-order-problem").getByRole("link").click();
    await page.waitForURL("**/shipping-payment#payment");
    await fillCard(page, CARDS.good);
    await goOn(page).click();
    await page.waitForURL("**/review-order");
    await placeButton(page).click();
    await receipt(page).waitFor();
    expect(await ordersAndCharges(page, site, key)).toEqual(ONE);
  });

  it("explains a refused second step, offers the next step, and keeps addresses", async ({
    visits,
    site,
  }) => {
    const page = await openReview(visits, site, CARDS.secondStep);
    const key = await getOrderKey(page);
    await placeButton(page).click();
    await expect.poll(() => focusedText(page)).toContain("Confirm the payment with your bank");
    await isGone(page);
    const bank = page.frameLocator('iframe[title="Bank confirmation"]');
    await bank.getByRole("button", { name: "Refuse" }).click();
    await expect.poll(() => focusedText(page)).toContain("Your bank didn’t confirm this payment.");
    expect(await focusedText(page)).toContain("Nothing was ordered or charged.");
    expect(await review(page).textContent()).not.toContain("declined");
    expect(await review(page).textContent()).toContain("12 Quarto Lane");
    expect(await ordersAndCharges(page, site, key)).toEqual({ orders: 0, charges: 0 });
    await review(page).locator(".quire-order-problem").getByRole("link").click();
    await page.waitForURL("**/shipping-payment#payment");
    await fillCard(page, CARDS.good);
    await goOn(page).click();
    await page.waitForURL("**/review-order");
    await placeButton(page).click();
    await receipt(page).waitFor();
    expect(await ordersAndCharges(page, site, key)).toEqual(ONE);
  });

  it("marks a sold-out product, and shows a changed price with the new total", async ({ visits, site }) => {
    const page = await openReview(visits, site);
    const key = await getOrderKey(page);
    const before = await review(page).locator("[part=total]").textContent();
    await site.scenario.availability("10011-EN-HBK", { status: "S" });
    const isAskedAnew = answered(page, ASK);
    await placeButton(page).click();
    await expect.poll(() => focusedText(page)).toContain("This has just sold out, and nothing was ordered.");
    expect(await review(page).locator(".quire-item .quire-order-problem").count()).toBe(1);
    await isAskedAnew(); // The page is up to date now, but does not know the next change yet.
    await site.scenario.availability("10011-EN-HBK", { status: "A", cents: 3900 });
    await placeButton(page).click();
    await expect.poll(() => focusedText(page)).toContain("The total has changed, and nothing was ordered.");
    // The page requests the new totals after it has shown the refusal.
    await expect.poll(() => review(page).locator("[part=total]").textContent()).not.toBe(before);
    await expect
      .poll(() => review(page).locator("[part=changed]").textContent())
      .toContain("from $32.00 to $39.00");
    expect(await ordersAndCharges(page, site, key)).toEqual({ orders: 0, charges: 0 });
    await placeButton(page).click();
    await receipt(page).waitFor();
    expect(await ordersAndCharges(page, site, key)).toEqual(ONE);
    await site.scenario.availability("10011-EN-HBK", { cents: 3200 });
  });
});

describe("shipping and payment", () => {
  it("opens sign-in when the session ends, and keeps the typed text", async ({ visits, site }) => {
    const account = await site.scenario.account();
    const page = await typeAddress(visits, account);
    await page.context().clearCookies();
    await checkout(page).getByRole("button", { name: "Use this address" }).click();
    await authModal(page).locator('input[name="password"]').waitFor();
    await fillSignIn(authModal(page), { ...account, firstName: "" });
    await Promise.all([page.waitForEvent("load"), submitSignIn(authModal(page))]);
    await becomes(page, "known");
    await expect.poll(() => field(page, "Street address").inputValue()).toBe("12 Quarto Lane");
    await expect.poll(() => checkout(page).locator("select[name=state]").inputValue()).toBe("MA");
  });
});
