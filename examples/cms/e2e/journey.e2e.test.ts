import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { waitingWrites } from "./harness/outbox.js";
import { add, addButton, authModal, becomes, openSignInView, showsInCart } from "./harness/reader.js";
import { READER } from "./harness/site.js";
import { it } from "./harness/test.js";

const PHONE = { viewport: { width: 375, height: 740 } };

/** Presses Tab until a matching element has the focus, also inside shadow roots. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press("Tab");
    const isThere = await page.evaluate((css) => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      return active?.matches(css) ?? false;
    }, selector);
    if (isThere) return;
  }
  throw new Error(`Tab never came to ${selector}.`);
}

it("signs in by keyboard alone", async ({ visits }) => {
  const page = await visits.open("/", PHONE);
  await becomes(page, "anonymous");
  await tabTo(page, '[data-quire-open="auth-modal"][data-mode="sign-in"]');
  await page.keyboard.press("Enter");
  const modal = authModal(page);
  const email = modal.locator('input[name="username"]');
  await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type(READER.emailAddress);
  await page.keyboard.press("Tab");
  await page.keyboard.type(READER.password);
  await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
  await becomes(page, "known");
  expect(new URL(page.url()).pathname).toBe("/");
});

it("shows an error when the network fails, keeps the typed text, and can continue", async ({
  visits,
  site,
}) => {
  const page = await visits.open("/", PHONE);
  // Loads the code first. Some browsers remember a failed import until the page is closed.
  await add(page);
  const modal = await openSignInView(page);
  await page.route("**/*", (route) => route.abort("connectionrefused"));
  await modal.locator('input[name="username"]').fill(READER.emailAddress);
  await modal.locator('input[name="password"]').fill(READER.password);
  await modal.locator('form button[type="submit"]').click();
  await modal.locator(":is([role=alert], [role=status]):visible", { hasText: /\S/ }).first().waitFor();
  expect(await modal.locator('input[name="username"]').inputValue()).toBe(READER.emailAddress);
  expect(await modal.locator('input[name="password"]').inputValue()).toBe(READER.password);
  await expect.poll(() => modal.locator('form button[type="submit"]').isEnabled()).toBe(true);
  await page.keyboard.press("Escape");
  await addButton(page).click();
  await expect.poll(() => addButton(page).getAttribute("data-state")).toBe("failed");
  await page.unroute("**/*");
  await add(page);
  await showsInCart(page, 2);
  expect((await site.scenario.requests("POST", "/api/shopping-cart")).length).toBeGreaterThan(1);
});

it("follows a guest's topic once after sign-in and reload (accounts-6.1, content-6.3)", async ({
  visits,
  site,
}) => {
  const account = { ...READER, ...(await site.scenario.account()) };
  const page = await visits.open("/topic/strategy");
  await becomes(page, "anonymous");
  const button = page.locator('[data-quire-do="follow"]').first();
  const name = (await button.getAttribute("data-name")) ?? "";
  await site.scenario.forgetRequests();
  await button.click();
  const modal = authModal(page);
  await modal.locator('input[name="password"]').waitFor();
  await modal.locator('input[name="username"]').fill(account.emailAddress);
  await modal.locator('input[name="password"]').fill(account.password);
  await Promise.all([page.waitForEvent("load"), modal.locator('form button[type="submit"]').click()]);
  await becomes(page, "known");
  await expect.poll(() => button.getAttribute("aria-pressed"), { timeout: 10_000 }).toBe("true");
  // The page shows the change before the server confirms it. An early reload would send the request again
  // with the same key.
  await expect.poll(() => waitingWrites(page)).toBe("");
  await page.reload();
  await becomes(page, "known");
  await expect.poll(() => button.getAttribute("aria-pressed")).toBe("true");
  expect(await button.isDisabled()).toBe(true);
  const posts = await site.scenario.requests("POST", "/api/user/subscribe");
  expect(posts.map(({ body }) => JSON.parse(body))).toEqual([{ type: "topic", name }]);
});

describe("without JavaScript", () => {
  it("signs in with a plain form after a wrong password, and returns to the page", async ({
    visits,
    site,
  }) => {
    const account = await site.scenario.account();
    const page = await visits.open("/topics", { javaScriptEnabled: false });
    await page.locator('a[href^="/sign-in"]:visible').first().click();
    await page.locator('input[name="username"]').fill(account.emailAddress);
    await page.locator('input[name="password"]').fill("Wrong#2026");
    await page.locator('main form button[type="submit"]').click();
    expect(await page.getByRole("alert").textContent()).toContain(
      "You have entered an invalid email and password combination.",
    );
    await page.locator('input[name="username"]').fill(account.emailAddress);
    await page.locator('input[name="password"]').fill(account.password);
    await page.locator('main form button[type="submit"]').click();
    await page.waitForURL("**/topics");
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === "quire_session")?.httpOnly).toBe(true);
  });

  it("registers with a plain form without a captcha, and shows an error with one", async ({
    visits,
    site,
  }) => {
    const page = await visits.open("/register", { javaScriptEnabled: false });
    const register = async () => {
      await page.locator('input[name="firstName"]').fill("Noor");
      await page.locator('input[name="lastName"]').fill("Haddad");
      await page.locator('input[name="emailAddress"]').fill("noor-without-script@example.com");
      await page.locator('input[name="password"]').fill("Reader#2026");
      await page.locator('main form button[type="submit"]').click();
    };
    await register();
    expect(await page.locator('[role="alert"]').textContent()).toContain("reCAPTCHA is required.");
    await site.scenario.captcha(false);
    await register();
    await page.waitForURL(({ pathname }) => pathname === "/");
    await site.scenario.captcha(true);
    expect((await page.context().cookies()).some(({ name }) => name === "quire_session")).toBe(true);
  });
});
