import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { CARDS, card, fillCard } from "../../cms/e2e/harness/order.js";
import { becomes, fillSignIn, openAs, submitSignIn } from "../../cms/e2e/harness/reader.js";
import type { Site } from "../../cms/e2e/harness/site.js";
import type { Visits } from "../../cms/e2e/harness/visits.js";

const SUBSCRIBER = { emailAddress: "good@quire.test", password: "Reader#2026" };
const PATIENCE = { timeout: 20_000 };

/** Returns a widget, as a React component or as a tag. */
const widget = (page: Page, name: string): Locator =>
  page.locator(`[data-quire-widget=${name}], quire-${name}`).first();

/** Opens the rest of an article by a sign-in on its paywall. */
export async function readBehindPaywall(visits: Visits): Promise<void> {
  const page = await visits.open("/article");
  await becomes(page, "anonymous");
  const rest = page.getByText("The rest of the article");
  expect(await rest.isVisible()).toBe(false);
  const card = widget(page, "paywall");
  await card.getByRole("link", { name: "Sign in", exact: true }).click();
  await fillSignIn(card, SUBSCRIBER);
  await submitSignIn(card);
  await becomes(page, "known");
  await rest.waitFor(PATIENCE);
}

/** Saves an article, and finds it in the library. */
export async function saveIntoLibrary(visits: Visits, site: Site): Promise<void> {
  const page = await openAs(visits, await site.scenario.account(), "/article");
  const save = page.getByRole("button", { name: "Save" });
  await save.click();
  await expect.poll(() => save.getAttribute("data-state"), PATIENCE).toBe("on");
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "My Library" }).click();
  const saved = widget(page, "stream-list").getByRole("link", { name: "A Strategy for Small Harbors" });
  await saved.first().waitFor();
}

const ADDRESS = {
  "First name": "Robin",
  "Last name": "Ashdown",
  "Street address": "12 Quarto Lane",
  City: "Boston",
  "Postal code": "02110",
};

/** Buys a book as a signed-in user, from the product's page to the receipt. */
export async function buyBook(visits: Visits, site: Site): Promise<void> {
  const page = await openAs(visits, await site.scenario.account(), "/product");
  await becomes(page, "known");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await widget(page, "cart-confirmation").getByRole("link", { name: "Checkout" }).click(PATIENCE);
  await page.waitForURL("**/shopping-cart");
  await widget(page, "shopping-cart").getByRole("link", { name: "Checkout" }).click(PATIENCE);
  await page.waitForURL("**/shipping-payment");
  const checkout = widget(page, "checkout");
  const field = (label: string) => checkout.getByLabel(label, { exact: true });
  await field("First name").waitFor(PATIENCE);
  for (const [label, text] of Object.entries(ADDRESS)) await field(label).fill(text);
  await checkout.locator("select[name=state]").selectOption("MA");
  await checkout.getByRole("button", { name: "Use this address" }).click();
  await card(page).getByLabel("Card number").waitFor(PATIENCE);
  await fillCard(page, CARDS.good);
  await checkout.getByRole("button", { name: "Continue to review" }).click();
  await page.waitForURL("**/review-order");
  const review = widget(page, "review-order");
  await review.getByRole("button", { name: "Place order" }).click(PATIENCE);
  const receipt = review.locator(".quire-receipt");
  await receipt.waitFor(PATIENCE);
  expect(await receipt.locator(".quire-fact-number").textContent()).toMatch(/^7\d{7}$/);
  expect(await receipt.textContent()).toContain("12 Quarto Lane");
}

/** Signs in, and follows a widget's link to the cart. The router changes the route, and no document loads. */
export async function shopInOneDocument(visits: Visits): Promise<void> {
  const page = await visits.open("/product");
  await becomes(page, "anonymous");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole("link", { name: "Sign in", exact: true }).first().click();
  const modal = widget(page, "auth-modal");
  await modal.locator('input[name="password"]').waitFor(PATIENCE);
  await fillSignIn(modal, SUBSCRIBER);
  await submitSignIn(modal);
  await becomes(page, "known");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await widget(page, "cart-confirmation").getByRole("link", { name: "Checkout" }).click(PATIENCE);
  await page.waitForURL("**/shopping-cart");
  await page.getByRole("heading", { name: "Shopping cart", exact: true }).first().waitFor(PATIENCE);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
}
