import type { Page } from "playwright";
import { expect } from "vitest";
import { becomes, fillSignIn, submitSignIn } from "../cms/e2e/harness/reader.js";
import { consumer } from "./harness/test.js";

const it = consumer("vite-react");

const header = (page: Page) => page.locator("[data-quire-widget=header]");
const modal = (page: Page) => page.locator("[data-quire-widget=auth-modal]");

async function signIn(page: Page): Promise<void> {
  await becomes(page, "anonymous");
  await header(page).getByRole("link", { name: "Sign in" }).click();
  await modal(page).locator('input[name="password"]').waitFor();
  await fillSignIn(modal(page));
  await submitSignIn(modal(page));
  await becomes(page, "known");
}

it("loads the session, and signs in by the modal that the application renders", async ({ page }) => {
  await becomes(page, "anonymous");
  const address = page.url();
  await signIn(page);
  expect(page.url()).toBe(address);
  expect(await page.locator("quire-auth-modal").count()).toBe(0);
  await header(page).getByRole("button", { name: /Robin/ }).waitFor();
});

it("notifies the application when its modal opens, and of the reason when it closes", async ({ page }) => {
  await becomes(page, "anonymous");
  await header(page).getByRole("link", { name: "Sign in" }).click();
  await expect.poll(() => page.locator("#overlay").textContent()).toBe("open");
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator("#overlay").textContent()).toBe("escape");
});

it("opens the modal in the trigger's mode, and restores the application's mode afterwards", async ({
  page,
}) => {
  await becomes(page, "anonymous");
  await header(page).getByRole("link", { name: "Create account" }).click();
  await modal(page).locator('input[name="firstName"]').waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => modal(page).getAttribute("mode")).toBe("sign-in");
});

it("saves an entry of a list", async ({ page, site }) => {
  await signIn(page);
  const save = page.locator('[data-quire-widget=stream-list] [data-quire-do="save"]').first();
  await save.click();
  await expect.poll(() => save.textContent(), { timeout: 15_000 }).toBe("Saved");
  // The page shows it at once, and then sends it.
  const posts = () => site.scenario.requests("POST", "/api/user/saves");
  await expect.poll(posts).not.toHaveLength(0);
  expect(await posts()).toHaveLength(1);
});

it("loads the search in the header", async ({ page }) => {
  const search = page.locator("quire-search");
  await search.locator('input[name="q"]').first().focus();
  await page.keyboard.type("man", { delay: 30 });
  await expect
    .poll(() => search.locator('[role="option"]:visible').count(), { timeout: 15_000 })
    .toBeGreaterThan(0);
});

it("passes the application's attributes to the host", async ({ page }) => {
  expect(await header(page).getAttribute("data-testid")).toBe("header");
});
