import type { BrowserContextOptions, Locator, Page } from "playwright";
import { expect } from "vitest";
import { READER } from "./site.js";
import type { Visits } from "./visits.js";

/** Credentials for sign-in. */
interface Credentials {
  readonly firstName?: string;
  readonly emailAddress: string;
  readonly password: string;
}

/** Waits until the page shows this state of the current user. */
export async function becomes(page: Page, user: "unknown" | "anonymous" | "known"): Promise<void> {
  await expect
    .poll(() => page.locator("html").getAttribute("data-quire-user"), { timeout: 15_000 })
    .toBe(user);
}

/** Returns the user in this tab's session, if known. */
export const userIn = (page: Page) =>
  page.evaluate(() => {
    const runtime = Reflect.get(globalThis, Symbol.for("quire/1"));
    return runtime?.shared.get("session")?.getState().user ?? {};
  });

export const authModal = (page: Page): Locator => page.locator("quire-auth-modal");
export const miniCart = (page: Page): Locator => page.locator("quire-mini-cart");
export const badge = (page: Page): Locator => page.locator("quire-mini-cart [part=badge]");

/** Returns the button of a product on `/store` and `/product/…`. */
export const addButton = (page: Page, index = 0): Locator =>
  page.locator('button[data-quire-do="add-to-cart"]').nth(index);

/** Opens sign-in in the modal, and waits for its fields. */
export async function openSignIn(page: Page): Promise<Locator> {
  await becomes(page, "anonymous");
  await page.locator('[data-quire-open="auth-modal"][data-mode="sign-in"]').first().click();
  const modal = authModal(page);
  await modal.locator('input[name="password"]').waitFor();
  return modal;
}

/** Opens sign-in, and waits for its view. Until then the browser shows its own validation messages. */
export async function openSignInView(page: Page): Promise<Locator> {
  const modal = await openSignIn(page);
  await expect.poll(() => modal.getAttribute("data-state")).toBe("ready");
  return modal;
}

export async function fillSignIn(
  modal: Locator,
  { emailAddress, password }: Credentials = READER,
): Promise<void> {
  await modal.locator('input[name="username"]').fill(emailAddress);
  await modal.locator('input[name="password"]').fill(password);
}

export const submitSignIn = (modal: Locator): Promise<void> =>
  modal.locator('form button[type="submit"]').click();

/** Signs in through the modal, and waits until the reloaded page shows the user. */
export async function signIn(page: Page, account: Credentials = READER): Promise<void> {
  const modal = await openSignIn(page);
  await fillSignIn(modal, account);
  await Promise.all([page.waitForEvent("load"), submitSignIn(modal)]);
  await becomes(page, "known");
}

/** Signs in by a request, before the page loads anything. */
export async function signInQuickly(
  page: Page,
  { emailAddress, password }: Pick<Credentials, "emailAddress" | "password">,
): Promise<void> {
  const form = { username: emailAddress, password };
  const answer = await page.request.post("/authenticate", { form, maxRedirects: 0 });
  expect(answer.status(), "of signing in").toBeLessThan(400);
}

/**
 * Opens a page as a user who signed in earlier. It takes a third of the time of a sign-in through the modal.
 */
export async function openAs(
  visits: Visits,
  account: Pick<Credentials, "emailAddress" | "password">,
  address: string,
  options?: BrowserContextOptions,
): Promise<Page> {
  const page = await visits.blank(options);
  await signInQuickly(page, account);
  await page.goto(address);
  await becomes(page, "known");
  return page;
}

/** Adds a product to the cart, waits for the result, and closes the confirmation if there is one. */
export async function add(page: Page, index = 0): Promise<void> {
  const button = addButton(page, index);
  await button.click();
  await expect.poll(() => button.getAttribute("data-state"), { timeout: 15_000 }).toBe("done");
  const confirmation = page.locator("quire-cart-confirmation");
  if ((await confirmation.count()) > 0)
    await confirmation.getByRole("button", { name: "Continue Shopping" }).click();
}

/** Waits until the badge shows the number. An empty cart hides the badge. */
export async function showsInCart(page: Page, count: number): Promise<void> {
  const shown = () =>
    badge(page).evaluate((element: HTMLElement) => (element.hidden ? "" : element.textContent));
  await expect.poll(shown, { timeout: 15_000 }).toBe(count === 0 ? "" : String(count));
}
