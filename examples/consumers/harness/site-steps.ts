import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { becomes, fillSignIn, openAs, submitSignIn } from "../../cms/e2e/harness/reader.js";
import type { Site } from "../../cms/e2e/harness/site.js";
import type { Visits } from "../../cms/e2e/harness/visits.js";

const SUBSCRIBER = { emailAddress: "good@quire.test", password: "Reader#2026" };
const PATIENCE = { timeout: 20_000 };

/** A widget, as a React component or as a tag. */
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
