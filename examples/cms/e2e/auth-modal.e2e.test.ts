import type { Locator, Page } from "playwright";
import { describe, expect } from "vitest";
import { violationsOn } from "./harness/axe.js";
import { authModal, becomes, fillSignIn, openSignIn, signIn, submitSignIn } from "./harness/reader.js";
import { READER, type Site } from "./harness/site.js";
import { it } from "./harness/test.js";

const PHONE = { width: 375, height: 740 };
const INVALID = "You have entered an invalid email and password combination. Please try again.";
const PASSWORD = "Reader#2026";

const blocked = (time: string) =>
  `Your account is blocked, please wait ${time} to unlock and try again. For immediate assistance, please contact Customer Service.`;

/** Name or text of the focused element, also inside shadow roots. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.getAttribute("name") ?? active?.textContent?.trim() ?? "";
  });
}

const focus = (page: Page, what: string) => expect.poll(() => focused(page), { timeout: 10_000 }).toBe(what);

/** Opens a screen by keyboard alone: the page's own trigger signs in, and leads on to registration. */
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

/** Writes into the fields in their order, from the one that has the focus; the password is followed by its toggle. */
async function type(page: Page, ...values: readonly string[]): Promise<void> {
  for (const [index, value] of values.entries()) {
    if (index > 0) await page.keyboard.press("Tab");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(value);
  }
}

/** Goes on with Tab until what is to be pressed has the focus, and presses it. */
async function press(page: Page, name: string): Promise<void> {
  for (let presses = 0; (await focused(page)) !== name; presses++) {
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
const freshEmail = () => `reader-${Date.now()}-${Math.round(Math.random() * 1e6)}@quire.test`;
const account = async (site: Site, wish = {}) => ({ ...READER, ...(await site.scenario.account(wish)) });

describe("sign-in, by keyboard alone at 375 px", () => {
  it("shows the tries left, then a lockout in every tab, also after a reload (accounts-8.1)", async ({
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
    await message(modal, blocked("15 minutes"));
    const help = modal.getByRole("link", { name: "Customer Service" });
    expect(await help.getAttribute("href")).toBe("/subscriber-help#contact-customer-service");
    // It counts down meanwhile.
    const still = /Your account is blocked, please wait 1[2-5] minutes to unlock and try again\./;
    await page.reload();
    await (await openByKeyboard(page, "sign-in")).getByText(still).waitFor();
    const other = await page.context().newPage();
    await other.goto("/topics");
    await (await openByKeyboard(other, "sign-in")).getByText(still).waitFor();
  });
});

describe("registration, by keyboard alone at 375 px", () => {
  async function register(page: Page, emailAddress: string): Promise<Locator> {
    const modal = await openByKeyboard(page, "registration");
    await type(page, "Noor", "O'Neil", emailAddress, PASSWORD);
    await page.keyboard.press("Enter");
    return modal;
  }

  it("a new reader answers the optional questions, and they stand in the profile (accounts-2.8)", async ({
    visits,
  }) => {
    const page = await visits.open("/", { viewport: PHONE });
    const modal = await register(page, freshEmail());
    await title(page, "Your account has been created.");
    await modal.getByText("Optional: Tell us a bit about yourself").waitFor();
    await focus(page, "industry");
    await page.keyboard.type("Hum");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Con");
    await page.keyboard.press("Tab");
    await page.keyboard.type("5 to");
    expect(await violationsOn(page)).toEqual([]);
    await Promise.all([page.waitForEvent("load"), press(page, "Submit")]);
    await becomes(page, "known");
    const profile = await page.evaluate(() => fetch("/api/user/profile").then((answer) => answer.json()));
    expect(profile).toMatchObject({
      industry: "Human Resources",
      jobTitle: "Consultant",
      companySize: "5 to 99",
    });
  });
});

it("signs in on the page that is opened by this machine's number in place of its name", async ({
  visits,
  site,
}) => {
  const page = await visits.blank({ baseURL: site.origin.replace("localhost", "127.0.0.1") });
  await page.goto("/topics");
  await becomes(page, "anonymous");
  expect(await page.getByText("Nobody can sign in here").count()).toBe(0);
  await signIn(page, { ...READER, ...(await site.scenario.account()) });
});

it("a screen whose code could not be loaded says so, and comes with another try", async ({ visits }) => {
  const page = await visits.blank();
  let blocked = true;
  await page.route("**/chunks/later-screens-*", (route) => (blocked ? route.abort() : route.continue()));
  await page.goto("/");
  const modal = await openSignIn(page);
  await modal.getByRole("link", { name: "Don't have an account? Create one." }).click();
  const again = page.getByRole("button", { name: "Try again" });
  await again.waitFor();
  await expect.poll(() => visits.log.join("\n")).toContain("Failed to load auth modal component");
  blocked = false;
  await again.click();
  await modal.locator('[name="firstName"]').waitFor();
  await title(page, "Create an account");
});

it("a sign-in in another tab closes the modal here (beyond-3)", async ({ visits, site }) => {
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

describe("the template's form in the mount, when JavaScript fails", () => {
  const form = `<form method="post" action="/authenticate"><input name="username"><input name="password" type="password">
    <input type="hidden" name="return" value="/topics"><button>Plain sign-in</button></form>`;
  const html = `<!DOCTYPE html><html lang="en"><title>A template</title><script type="module" src="/quire/quire.js"></script>
    <a href="/sign-in" id="trigger" data-quire-open="auth-modal">Sign in</a><div data-quire="auth-modal">${form}</div>`;

  async function visit(page: Page, site: Site): Promise<void> {
    await page.route(`${site.origin}/template`, (route) =>
      route.fulfill({ contentType: "text/html", body: html }),
    );
    await page.goto("/template");
  }

  async function signInPlainly(page: Page, site: Site): Promise<void> {
    const { emailAddress, password } = await account(site);
    await page.locator('[name="username"]').fill(emailAddress);
    await page.locator('[name="password"]').fill(password);
    await page.getByRole("button", { name: "Plain sign-in" }).click();
    await page.waitForURL("**/topics");
  }

  it("signs in without any script (accounts-7.23, beyond-5)", async ({ visits, site }) => {
    const page = await visits.blank({ javaScriptEnabled: false });
    await visit(page, site);
    await signInPlainly(page, site);
  });
});

describe("before React is there", () => {
  /** Holds React back until it is let go. */
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

  it("loads the first render of registration only when registration opens, not for sign-in (beyond-75)", async ({
    visits,
  }) => {
    const page = await visits.blank();
    const release = await holdReact(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const early = () => asked.filter((address) => address.includes("/early-registration-"));
    await page.goto("/");
    await openByKeyboard(page, "sign-in");
    expect(early()).toEqual([]);
    await page.keyboard.press("Escape");
    await openRegistration(page);
    expect(early()).toHaveLength(1);
    release();
  });

  it("falls back to native submit when the view fails to load, and leads back to the page (accounts-7.23)", async ({
    visits,
    site,
  }) => {
    const reader = await account(site);
    const page = await visits.blank();
    // With an empty form, the link would be followed instead.
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

  it("a link leads on once React is there, and what was typed goes along", async ({ visits }) => {
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
