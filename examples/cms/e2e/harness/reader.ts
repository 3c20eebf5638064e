import type { BrowserContextOptions, Locator, Page } from "playwright";
import { expect } from "vitest";
import { READER } from "./site.js";
import type { Visits } from "./visits.js";

/** Credentials for a sign-in. */
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

/** The user as this tab's session holds them, where known. */
export const userIn = (page: Page) =>
  page.evaluate(() => {
    const runtime = Reflect.get(globalThis, Symbol.for("quire/1"));
    return runtime?.shared.get("session")?.getState().user ?? {};
  });

export const authModal = (page: Page): Locator => page.locator("quire-auth-modal");
export const miniCart = (page: Page): Locator => page.locator("quire-mini-cart");
export const badge = (page: Page): Locator => page.locator("quire-mini-cart [part=badge]");

/** The button of some product, as `/store` and `/product/…` have them. */
export const addButton = (page: Page, index = 0): Locator =>
  page.locator('button[data-quire-do="add-to-cart"]').nth(index);

/** Opens the modal for signing in, with its fields there. */
export async function openSignIn(page: Page): Promise<Locator> {
  await becomes(page, "anonymous");
  await page.locator('[data-quire-open="auth-modal"][data-mode="sign-in"]').first().click();
  const modal = authModal(page);
  await modal.locator('input[name="password"]').waitFor();
  return modal;
}

/** The same after its view has loaded. Until then the browser shows its own validation messages. */
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

/** Signs in through the modal, and waits until the reloaded page knows the reader. */
export async function signIn(page: Page, account: Credentials = READER): Promise<void> {
  const modal = await openSignIn(page);
  await fillSignIn(modal, account);
  await Promise.all([page.waitForEvent("load"), submitSignIn(modal)]);
  await becomes(page, "known");
}

/** Signs in without the modal, before the page goes anywhere. */
export async function signInQuickly(
  page: Page,
  { emailAddress, password }: Pick<Credentials, "emailAddress" | "password">,
): Promise<void> {
  const form = { username: emailAddress, password };
  const answer = await page.request.post("/authenticate", { form, maxRedirects: 0 });
  expect(answer.status(), "of signing in").toBeLessThan(400);
}

/** A page of a reader who signed in some time ago: for what is not about signing in, at a third of its cost. */
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

/** Presses "add to cart", waits until it is there, and closes the confirmation where the page has one. */
export async function add(page: Page, index = 0): Promise<void> {
  const button = addButton(page, index);
  await button.click();
  await expect.poll(() => button.getAttribute("data-state"), { timeout: 15_000 }).toBe("done");
  const confirmation = page.locator("quire-cart-confirmation");
  if ((await confirmation.count()) > 0)
    await confirmation.getByRole("button", { name: "Continue Shopping" }).click();
}

/** The badge's number; nothing where it is hidden. */
export async function showsInCart(page: Page, count: number): Promise<void> {
  const shown = () =>
    badge(page).evaluate((element: HTMLElement) => (element.hidden ? "" : element.textContent));
  await expect.poll(shown, { timeout: 15_000 }).toBe(count === 0 ? "" : String(count));
}
