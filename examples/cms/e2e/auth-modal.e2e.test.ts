import type { Locator, Page } from "playwright";
import { describe, expect } from "vitest";
import { violationsOn } from "./harness/axe.js";
import { authModal, becomes, fillSignIn, openSignIn, signIn, submitSignIn } from "./harness/reader.js";
import { READER, type Site } from "./harness/site.js";
import { it } from "./harness/test.js";

const PHONE = { width: 375, height: 740 };
const INVALID = "You have entered an invalid email and password combination. Please try again.";
const TROUBLE =
  "We're having trouble verifying your account. Please contact our Customer Service team for assistance.";
const SENT =
  "If your email is registered with us, you will receive an email with a link to reset your password.";
const PASSWORD = "Reader#2026";

const blocked = (time: string) =>
  `Your account is blocked, please wait ${time} to unlock and try again. For immediate assistance, please contact Customer Service.`;

/** What has the focus, also inside shadow roots. */
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

async function refuse(site: Site, path: string, status: number, body: unknown = {}): Promise<void> {
  await site.scenario.fault({ kind: "status", method: "POST", path, status, body });
}

describe("sign-in, by keyboard alone at 375 px", () => {
  it("'You have {n} tries left.', 'try' when n is 1, then the lockout, which survives a reload and shows in every tab (accounts-8.1)", async ({
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

  it("with no count, the same message without the count sentence; the e-mail gets an error border and the password the focus (accounts-8.1, accounts-8.4)", async ({
    visits,
    site,
  }) => {
    const page = await visits.open("/", { viewport: PHONE });
    const modal = await openByKeyboard(page, "sign-in");
    await refuse(site, "/authenticate", 401);
    await type(page, READER.emailAddress, "Wrong#2026");
    await page.keyboard.press("Enter");
    await message(modal, INVALID);
    expect(await modal.getByRole("alert").textContent()).toBe(INVALID);
    await focus(page, "password");
    const email = modal.locator('input[name="username"]');
    expect(await email.getAttribute("aria-invalid")).toBe("true");
    const border = () => email.evaluate((field) => getComputedStyle(field).borderTopColor);
    await expect.poll(border).toBe("rgb(155, 45, 45)"); // The site's --quire-color-error.
    expect(await email.inputValue()).toBe(READER.emailAddress);
    expect(await violationsOn(page)).toEqual([]);
  });

  it("any other error: the invalid combination (accounts-8.4)", async ({ visits, site }) => {
    const page = await visits.open("/", { viewport: PHONE });
    const modal = await openByKeyboard(page, "sign-in");
    await refuse(site, "/authenticate", 400);
    await type(page, READER.emailAddress, "Wrong#2026");
    await page.keyboard.press("Enter");
    await message(modal, INVALID);
  });

  it("404 is a fault of the set-up: the generic message, nothing marked, and the developer reads where it went", async ({
    visits,
    site,
  }) => {
    const page = await visits.open("/", { viewport: PHONE });
    const told: string[] = [];
    page.on("console", (line) => told.push(line.text()));
    const modal = await openByKeyboard(page, "sign-in");
    await refuse(site, "/authenticate", 404);
    await type(page, READER.emailAddress, "Wrong#2026");
    await page.keyboard.press("Enter");
    await message(modal, "We are sorry. We are unable to process your request at this time.");
    expect(await modal.locator("[aria-invalid=true]").count()).toBe(0);
    await expect.poll(() => told.join("\n")).toContain(`POST ${site.origin}/authenticate → 404`);
  });

  it("a structured field counts with any 4xx, before the status", async ({ visits, site }) => {
    const page = await visits.open("/", { viewport: PHONE });
    const modal = await openByKeyboard(page, "sign-in");
    await refuse(site, "/authenticate", 404, { tries_left: 2 });
    await type(page, READER.emailAddress, "Wrong#2026");
    await page.keyboard.press("Enter");
    await message(modal, `${INVALID} You have 2 tries left.`);
  });

  it.for([
    [7200, "2 hours"],
    [3660, "1 hour"],
    [150, "3 minutes"],
    [55, /[1-5]\d seconds/],
  ] as const)("a lockout of %d s says %s", async ([seconds, time], { visits, site }) => {
    const page = await visits.open("/", { viewport: PHONE });
    const modal = await openByKeyboard(page, "sign-in");
    await refuse(site, "/authenticate", 423, { lockout_duration: seconds });
    await type(page, READER.emailAddress, PASSWORD);
    await page.keyboard.press("Enter");
    if (typeof time === "string") await message(modal, blocked(time));
    else await modal.getByRole("alert").filter({ hasText: time }).waitFor();
  });

  it("user_restricted: 'We're having trouble verifying your account.' (accounts-8.3)", async ({ visits }) => {
    const page = await visits.open("/", { viewport: PHONE });
    const modal = await openByKeyboard(page, "sign-in");
    await type(page, "restricted@quire.test", PASSWORD);
    await page.keyboard.press("Enter");
    await message(modal, TROUBLE);
  });

  it("when the lockout ends, it says so and the reader signs in", async ({ visits, site }) => {
    const reader = await account(site);
    const page = await visits.open("/", { viewport: PHONE });
    const modal = await openByKeyboard(page, "sign-in");
    await refuse(site, "/authenticate", 423, { lockout_duration: 3 });
    await type(page, reader.emailAddress, reader.password);
    await page.keyboard.press("Enter");
    await message(modal, "Your account is blocked");
    await modal.getByText("Your account is unlocked.").first().waitFor();
    await Promise.all([page.waitForEvent("load"), press(page, "Sign in")]);
    await becomes(page, "known");
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

  it("answers whose session has ended by then are there again after a sign-in, and are sent once (beyond-130)", async ({
    visits,
    site,
  }) => {
    const page = await visits.open("/");
    const emailAddress = freshEmail();
    const modal = await register(page, emailAddress);
    await title(page, "Your account has been created.");
    await modal.locator('[name="industry"]').selectOption("Human Resources");
    await page.context().clearCookies();
    await modal.getByRole("button", { name: "Submit" }).click();
    await title(page, "Sign In");
    await site.scenario.forgetRequests();
    await modal.locator('[name="username"]').fill(emailAddress);
    await modal.locator('[name="password"]').fill(PASSWORD);
    await Promise.all([page.waitForEvent("load"), modal.locator('button[type="submit"]').click()]);
    await title(page, "Your account has been created.");
    expect(await modal.locator('[name="industry"]').inputValue()).toBe("Human Resources");
    await modal.getByRole("button", { name: "Submit" }).click();
    await modal.locator('[name="industry"]').waitFor({ state: "hidden" });
    const profile = await page.evaluate(() => fetch("/api/user/profile").then((answer) => answer.json()));
    expect(profile.industry).toBe("Human Resources");
    expect(await site.scenario.requests("POST", "/api/user/profile")).toHaveLength(1);
  });

  it("'Maybe later' changes nothing, and the page goes on (accounts-2.8, accounts-5.3)", async ({
    visits,
    site,
  }) => {
    const page = await visits.open("/", { viewport: PHONE });
    await site.scenario.forgetRequests();
    await register(page, freshEmail());
    await title(page, "Your account has been created.");
    await Promise.all([page.waitForEvent("load"), press(page, "Maybe later")]);
    await becomes(page, "known");
    expect(await site.scenario.requests("POST", "/api/user/profile")).toEqual([]);
  });

  it.for([409, 422])(
    "%d: 'That username is unavailable.' (accounts-8.9)",
    async (status, { visits, site }) => {
      const page = await visits.open("/", { viewport: PHONE });
      if (status === 422) await refuse(site, "/api/user/register", 422);
      const { emailAddress } = await account(site);
      const modal = await register(page, emailAddress);
      await message(modal, "That username is unavailable. Sign in or choose another email address.");
      await focus(page, "emailAddress");
    },
  );

  it("403: the 'trouble verifying' message", async ({ visits }) => {
    const page = await visits.open("/", { viewport: PHONE });
    await message(await register(page, "restricted@quire.test"), TROUBLE);
  });

  it("otherwise the first server error stands at the field that it names, capitalised and with a period (accounts-8.11)", async ({
    visits,
    site,
  }) => {
    const page = await visits.open("/", { viewport: PHONE });
    await refuse(site, "/api/user/register", 400, {
      errors: [{ field: "lastName", message: "is on no list" }, { message: "second" }],
    });
    const modal = await register(page, freshEmail());
    await message(modal, "Is on no list.");
    await focus(page, "lastName");
    await refuse(site, "/api/user/register", 400, { errors: [{ message: "was seen in a leak" }] });
    await press(page, "Create account");
    await message(modal, "Was seen in a leak.");
    await focus(page, "password");
  });

  it("an existing subscriber is sent to the subscriber registration (accounts-2.21, accounts-4.8)", async ({
    visits,
    site,
  }) => {
    const { emailAddress } = await site.scenario.subscriber();
    await site.scenario.forgetRequests();
    const page = await visits.open("/", { viewport: PHONE });
    await register(page, emailAddress);
    await page.waitForURL(/\/subscriber-registration\?/);
    const sent = new URL(page.url()).searchParams.get("emailAddress") ?? "";
    expect(Buffer.from(sent, "base64").toString()).toBe(emailAddress);
    expect(await site.scenario.requests("POST", "/api/user/register")).toEqual([]);
  });

  it("opened from a paywall, it reloads with registration=success (accounts-2.26, accounts-4.9)", async ({
    visits,
  }) => {
    const page = await visits.open("/topics?x=1", { viewport: PHONE });
    await page.evaluate(() => {
      const triggers = document.querySelectorAll<HTMLElement>("[data-quire-open=auth-modal]");
      for (const trigger of triggers) trigger.dataset.paywall = "";
    });
    await register(page, freshEmail());
    await page.waitForURL(/[?&]registration=success/);
    expect(new URL(page.url()).searchParams.get("x")).toBe("1");
    await becomes(page, "known");
  });

  it.for([
    ["US", true, "Send me updates and offers. I can unsubscribe at any time."],
    ["CA", true, "Send me updates and offers. I can unsubscribe at any time."],
    ["DE", false, "I agree to receive updates and offers by e-mail. I can withdraw my consent at any time."],
    ["BR", false, "Yes, send me updates and offers by e-mail."],
  ] as const)(
    "opt-in in %s is checked: %s, with the words of the region",
    async ([country, checked, words], { visits, site }) => {
      await site.outsideScenario.geolocation(country);
      const page = await visits.open("/", { viewport: PHONE });
      const modal = await openByKeyboard(page, "registration");
      const box = modal.getByRole("checkbox", { name: words });
      await box.waitFor();
      await expect.poll(() => box.isChecked()).toBe(checked);
    },
  );
});

describe("forgot password, by keyboard alone at 375 px", () => {
  async function forgot(page: Page, emailAddress: string): Promise<Locator> {
    const modal = await openByKeyboard(page, "sign-in");
    await type(page, emailAddress);
    await press(page, "Forgot your password?");
    await title(page, "Forgot your password?");
    await focus(page, "emailAddress");
    expect(await modal.locator('[name="emailAddress"]').inputValue()).toBe(emailAddress);
    await page.keyboard.press("Enter");
    return modal;
  }

  it("a mail is sent, the confirmation is neutral, and the modal closes by itself with the focus back on its trigger", async ({
    visits,
    site,
  }) => {
    const { emailAddress } = await account(site);
    const page = await visits.open("/", { viewport: PHONE });
    const modal = await forgot(page, emailAddress);
    await modal.getByRole("status").filter({ hasText: SENT }).waitFor();
    await focus(page, "Go back");
    expect(await violationsOn(page)).toEqual([]);
    await modal.locator("dialog[open]").waitFor({ state: "hidden" });
    await focus(page, "Sign in");
    await expect.poll(async () => (await site.scenario.outbox(emailAddress)).length).toBeGreaterThan(0);
    expect(await site.scenario.outbox(emailAddress)).toHaveLength(1);
  });

  it("a known and an unknown e-mail get the same text, focus and ARIA (robustness-25)", async ({
    visits,
    site,
  }) => {
    const { emailAddress } = await account(site);
    const seen: unknown[] = [];
    for (const email of [emailAddress, freshEmail()]) {
      const page = await visits.open("/", { viewport: PHONE });
      const modal = await forgot(page, email);
      await modal.getByText(SENT).waitFor();
      await focus(page, "Go back");
      seen.push(await modal.locator("[data-quire-ui]").ariaSnapshot());
    }
    expect(seen[0]).toEqual(seen[1]);
  });

  it("403: the restricted-user message", async ({ visits }) => {
    const page = await visits.open("/", { viewport: PHONE });
    await message(await forgot(page, "restricted@quire.test"), TROUBLE);
  });

  it("423: the account-lock message of 24 hours", async ({ visits }) => {
    const page = await visits.open("/", { viewport: PHONE });
    await message(
      await forgot(page, "locked@quire.test"),
      "You cannot unlock your account by resetting the password. Please wait 24 hours to unlock and try again. For immediate assistance, please contact Customer Service.",
    );
  });

  it("other errors: the generic message with the contacts", async ({ visits, site }) => {
    const page = await visits.open("/", { viewport: PHONE });
    await refuse(site, "/api/user/forgotpassword", 500);
    const modal = await forgot(page, freshEmail());
    await message(
      modal,
      "We are sorry. We are unable to process your request at this time. Customer Service is available 24/7.",
    );
    await modal.getByRole("link", { name: "help@quirereview.example" }).waitFor();
  });

  it("Get Help leads to /subscriber-help in a new tab, once the e-mail was touched and is wrong (accounts-2.7)", async ({
    visits,
  }) => {
    const page = await visits.open("/", { viewport: PHONE });
    await forgot(page, "nobody");
    const [help] = await Promise.all([page.context().waitForEvent("page"), press(page, "Get Help")]);
    await help.waitForURL(/\/subscriber-help$/);
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

it("a blocked captcha is said so, can be tried again in place, then offers help; what was typed stays (beyond-2)", async ({
  visits,
  site,
}) => {
  const page = await visits.blank({ viewport: PHONE });
  await page.route(`${site.outside}/captcha/**`, (route) => route.abort());
  await page.goto("/");
  const modal = await openByKeyboard(page, "sign-in");
  await type(page, READER.emailAddress, READER.password);
  await page.keyboard.press("Enter");
  await message(modal, "The captcha function is not available");
  expect(await modal.getByRole("alert").getByRole("link").count()).toBe(0);
  await press(page, "Try again");
  await modal.getByRole("alert").getByRole("link", { name: "Customer Service" }).waitFor();
  expect(await modal.locator('[name="password"]').inputValue()).toBe(READER.password);
  await page.unroute(`${site.outside}/captcha/**`);
  await Promise.all([page.waitForEvent("load"), press(page, "Try again")]);
  await becomes(page, "known");
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

describe("where JavaScript fails, the template's form in the mount", () => {
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

  it("stands in where the modal's code cannot be loaded, with 'Failed to load auth modal component' logged", async ({
    visits,
    site,
  }) => {
    const page = await visits.blank();
    await page.route("**/chunks/auth-modal-view-*.js*", (route) => route.abort());
    await visit(page, site);
    await page.evaluate(() => {
      // A button has no address to follow instead.
      const trigger = document.querySelector("#trigger");
      const button = document.createElement("button");
      button.dataset.quireOpen = "auth-modal";
      button.textContent = "Open";
      trigger?.replaceWith(button);
    });
    await page.getByRole("button", { name: "Open" }).click();
    await page.getByRole("button", { name: "Try again" }).waitFor();
    await expect.poll(() => visits.log.join("\n")).toContain("Failed to load auth modal component");
    await page.keyboard.press("Escape");
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

  it("the sign-in form takes what is typed, and what is sent is sent once (accounts-2.4)", async ({
    visits,
    site,
  }) => {
    const reader = await account(site);
    const page = await visits.blank({ viewport: PHONE });
    const release = await holdReact(page);
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/authenticate")) sent.push(request.url());
    });
    await page.goto("/");
    await openByKeyboard(page, "sign-in");
    const field = await page.locator("quire-auth-modal [name=username]").elementHandle();
    await type(page, reader.emailAddress, reader.password);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    expect(sent).toEqual([]);
    expect(await field?.evaluate((element) => element.isConnected)).toBe(true);
    const loaded = page.waitForEvent("load");
    release();
    await loaded;
    await becomes(page, "known");
    expect(sent).toHaveLength(1);
  });

  it("a password is shown, and goes with the dialog when that is closed; the e-mail is there again (beyond-60, beyond-61)", async ({
    visits,
  }) => {
    const page = await visits.blank({ viewport: PHONE });
    const release = await holdReact(page);
    await page.goto("/");
    const modal = await openByKeyboard(page, "sign-in");
    const password = modal.locator("[name=password]");
    await type(page, "noor@quire.test", PASSWORD);
    await press(page, "Show");
    expect(await password.getAttribute("type")).toBe("text");
    await page.keyboard.press("Escape");
    await openByKeyboard(page, "sign-in");
    expect(await password.getAttribute("type")).toBe("password");
    expect(await password.inputValue()).toBe("");
    await page.keyboard.press("Tab");
    await page.keyboard.type(PASSWORD);
    await press(page, "Show");
    const field = await password.elementHandle();
    release();
    await expect.poll(() => modal.getAttribute("data-state"), { timeout: 10_000 }).toBe("ready");
    expect(await field?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await password.getAttribute("type")).toBe("text");
    expect(await password.inputValue()).toBe(PASSWORD);
    expect(await modal.locator("[name=username]").inputValue()).toBe("noor@quire.test");
  });

  it("the registration form takes what is typed, React is not asked for it, and what is sent is sent once (beyond-75)", async ({
    visits,
  }) => {
    const page = await visits.blank();
    const release = await holdReact(page);
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/user/register")) sent.push(request.url());
    });
    await page.goto("/");
    await openRegistration(page);
    const modal = authModal(page);
    const field = await modal.locator("[name=firstName]").elementHandle();
    const person = ["Ada", "King", `early-${Date.now()}@quire.test`, PASSWORD];
    for (const words of person) {
      await page.keyboard.type(words);
      await page.keyboard.press("Tab");
    }
    await modal.getByRole("button", { name: "Create account" }).click();
    await page.keyboard.press("Enter");
    expect(sent).toEqual([]);
    expect(await modal.getAttribute("data-state")).toBe("loading");
    release();
    await title(page, "Your account has been created.");
    expect(sent).toHaveLength(1);
    expect(await field?.evaluate((element) => element.isConnected)).toBe(false);
  });

  it("who opens sign-in loads nothing of how registration begins, and who opens registration does (beyond-75)", async ({
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

  it("where the view cannot be had, what is sent goes its native way, and leads back to the page (accounts-7.23)", async ({
    visits,
    site,
  }) => {
    const reader = await account(site);
    const page = await visits.blank();
    // Of a form in which nothing is typed yet, the link is followed in its place.
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
