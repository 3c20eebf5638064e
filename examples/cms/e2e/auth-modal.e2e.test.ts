import type { Locator, Page } from "playwright";
import { describe, expect } from "vitest";
import { authModal, becomes, fillSignIn, openSignIn, submitSignIn } from "./harness/reader.js";
import { READER, type Site } from "./harness/site.js";
import { it } from "./harness/test.js";

const PHONE = { width: 375, height: 740 };
const INVALID = "You have entered an invalid email and password combination. Please try again.";

const getBlockedText = (time: string) =>
  `Your account is blocked, please wait ${time} to unlock and try again. For immediate assistance, please contact Customer Service.`;

/** Returns the accessible name or text of the focused element, also inside shadow roots. */
function getFocusedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.getAttribute("name") ?? active?.textContent?.trim() ?? "";
  });
}

const focus = (page: Page, what: string) =>
  expect.poll(() => getFocusedText(page), { timeout: 10_000 }).toBe(what);

/**
 * Opens the modal's screen by keyboard alone. The page's trigger opens sign-in; its link leads to
 * registration.
 */
async function openByKeyboard(page: Page, mode: "sign-in" | "registration"): Promise<Locator> {
  await becomes(page, "anonymous");
  await page.locator('[data-quire-open="auth-modal"][data-mode="sign-in"]').first().focus();
  await page.keyboard.press("Enter");
  await focus(page, "username");
  if (mode === "registration") {
    await press(page, "Don't have an account? Create one.");
    await focus(page, "firstName");
  }
  return authModal(page);
}

/**
 * Types the values into the fields in their order, from the focused field on. The toggle follows the
 * password.
 */
async function type(page: Page, ...values: readonly string[]): Promise<void> {
  for (const [index, value] of values.entries()) {
    if (index > 0) await page.keyboard.press("Tab");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(value);
  }
}

/** Presses Tab until the named control has the focus, and then presses it. */
async function press(page: Page, name: string): Promise<void> {
  for (let presses = 0; (await getFocusedText(page)) !== name; presses++) {
    if (presses > 30) throw new Error(`Tab never came to "${name}".`);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
}

const message = (modal: Locator, text: string) =>
  expect
    .poll(async () => (await modal.getByRole("alert").allTextContents()).map((words) => words.trim()), {
      timeout: 10_000,
    })
    .toContainEqual(expect.stringContaining(text));

const title = (page: Page, name: string) => page.getByRole("heading", { name, exact: true }).waitFor();
const account = async (site: Site, options = {}) => ({
  ...READER,
  ...(await site.scenario.account(options)),
});

describe("sign-in, by keyboard alone at 375 px", () => {
  it("shows the remaining attempts, then a lockout in every tab and after a reload (accounts-8.1)", async ({
    visits,
    site,
  }) => {
    const { emailAddress } = await account(site);
    const page = await visits.open("/", { viewport: PHONE });
    const modal = await openByKeyboard(page, "sign-in");
    await type(page, emailAddress, "Wrong#2026");
    await page.keyboard.press("Enter");
    for (const left of ["4 tries", "3 tries", "2 tries", "1 try"]) {
      await message(modal, `${INVALID} You have ${left} left.`);
      await focus(page, "password");
      await page.keyboard.press("Enter");
    }
    await message(modal, getBlockedText("15 minutes"));
    const help = modal.getByRole("link", { name: "Customer Service" });
    expect(await help.getAttribute("href")).toBe("/subscriber-help#contact-customer-service");
    // The countdown runs meanwhile.
    const still = /Your account is blocked, please wait 1[2-5] minutes to unlock and try again\./;
    await page.reload();
    await (await openByKeyboard(page, "sign-in")).getByText(still).waitFor();
    const other = await page.context().newPage();
    await other.goto("/topics");
    await (await openByKeyboard(other, "sign-in")).getByText(still).waitFor();
  });
});

it("shows an error when a screen fails to load, and loads it on retry", async ({ visits }) => {
  const page = await visits.blank();
  let isBlocked = true;
  await page.route("**/chunks/later-screens-*", (route) => (isBlocked ? route.abort() : route.continue()));
  await page.goto("/");
  const modal = await openSignIn(page);
  await modal.getByRole("link", { name: "Don't have an account? Create one." }).click();
  const again = page.getByRole("button", { name: "Try again" });
  await again.waitFor();
  await expect.poll(() => visits.log.join("\n")).toContain("Failed to load auth modal component");
  isBlocked = false;
  await again.click();
  await modal.locator('[name="firstName"]').waitFor();
  await title(page, "Create an account");
});

it("closes the modal when the user signs in in another tab (beyond-3)", async ({ visits, site }) => {
  const reader = await account(site);
  const first = await visits.open("/topics");
  const waiting = await openSignIn(first);
  const second = await first.context().newPage();
  await second.goto("/");
  const modal = await openSignIn(second);
  await fillSignIn(modal, reader);
  await Promise.all([second.waitForEvent("load"), submitSignIn(modal)]);
  await becomes(first, "known");
  await waiting.locator("dialog[open]").waitFor({ state: "hidden" });
});

describe("before React loads", () => {
  /** Delays the loading of React until the returned function is called. */
  async function holdReact(page: Page): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route("**/chunks/react-*.js", async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  }

  async function openRegistration(page: Page): Promise<void> {
    await becomes(page, "anonymous");
    await page.locator('[data-quire-open="auth-modal"][data-mode="registration"]').first().focus();
    await page.keyboard.press("Enter");
    await focus(page, "firstName");
  }

  it("loads registration's initial content only when registration opens (beyond-75)", async ({ visits }) => {
    const page = await visits.blank();
    const release = await holdReact(page);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const early = () => requests.filter((address) => address.includes("/early-registration-"));
    await page.goto("/");
    await openByKeyboard(page, "sign-in");
    expect(early()).toEqual([]);
    await page.keyboard.press("Escape");
    await openRegistration(page);
    expect(early()).toHaveLength(1);
    release();
  });

  it("falls back to native submit when the view fails to load, and returns to the page (accounts-7.23)", async ({
    visits,
    site,
  }) => {
    const reader = await account(site);
    const page = await visits.blank();
    // If the form were empty, the browser would follow the link instead.
    const typed = Promise.withResolvers<void>();
    await page.route("**/chunks/auth-modal-view-*.js*", async (route) => {
      await typed.promise;
      await route.abort();
    });
    await page.goto("/topics?from=letter");
    await openByKeyboard(page, "sign-in");
    await type(page, reader.emailAddress, reader.password);
    typed.resolve();
    await page.keyboard.press("Enter");
    await becomes(page, "known");
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/topics?from=letter");
  });

  it("follows a link once React loads, and keeps the typed text", async ({ visits }) => {
    const page = await visits.blank({ viewport: PHONE });
    const release = await holdReact(page);
    await page.goto("/");
    await openByKeyboard(page, "sign-in");
    await type(page, "noor@quire.test");
    await press(page, "Forgot your password?");
    release();
    await focus(page, "emailAddress");
    await expect(page.locator("quire-auth-modal [name=emailAddress]").inputValue()).resolves.toBe(
      "noor@quire.test",
    );
  });
});
