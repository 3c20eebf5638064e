import { configure } from "@quire/configuration-service";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "./define.js";
import type { AuthModalElement } from "./element.js";

/** What a call is answered with; a function may wait. */
type Answer = { readonly status?: number; readonly body?: unknown } | (() => Promise<Response>);

let answers: Record<string, Answer>;
let sent: { readonly path: string; readonly body: string }[];

async function answer(input: RequestInfo | URL, options?: RequestInit): Promise<Response> {
  const request = new Request(input, options);
  const path = new URL(request.url).pathname;
  sent.push({ path, body: await request.text() });
  const found = answers[path] ?? { status: 404 };
  if (typeof found === "function") return Promise.race([found(), givenUp(request.signal)]);
  return Response.json(found.body ?? {}, { status: found.status ?? 200 });
}

function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

beforeEach(() => {
  sent = [];
  answers = { "/api/user/profile": { body: { id: "7" } } };
  vi.stubGlobal("fetch", answer);
  // A reload would end the test.
  configure({
    afterSignIn: "update",
    captcha: null,
    customerService: { phone: "+1 800 555 0142", email: "help@quire.test" },
  });
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(mode: string, parent: Element = document.body): Promise<AuthModalElement> {
  // The tag is registered by `define`.
  const modal = document.createElement("quire-auth-modal") as AuthModalElement & { open: boolean };
  modal.setAttribute("mode", mode);
  parent.append(modal);
  modal.open = true;
  await expect.poll(() => modal.querySelector("form")).not.toBeNull();
  return modal;
}

const named = (name: string) => page.elementLocator(field(name));

function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`quire-auth-modal [name="${name}"]`);
  if (!found) throw new Error(`There is no field "${name}".`);
  return found;
}

async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await userEvent.fill(named(name), value);
}

const submit = () => page.getByRole("button", { name: /^(Sign In|Create account|Send link|Submit)$/ });
const title = (modal: HTMLElement) => modal.shadowRoot?.querySelector("h2")?.textContent;
const dialog = (modal: HTMLElement) => modal.shadowRoot?.querySelector("dialog");
const calls = (path: string) => sent.filter((one) => one.path === path);

const credentials = { username: "reader@quire.test", password: "Reader#2026" };
const person = {
  firstName: "Ada",
  lastName: "King",
  emailAddress: "ada@quire.test",
  password: "Reader#2026",
};

async function signIn(reply: Answer): Promise<AuthModalElement> {
  answers["/authenticate"] = reply;
  const modal = await open("sign-in");
  await fill(credentials);
  await userEvent.keyboard("{Enter}");
  return modal;
}

async function register(reply: Answer): Promise<AuthModalElement> {
  answers["/api/user/register"] = reply;
  const modal = await open("registration");
  await fill(person);
  await userEvent.click(submit());
  return modal;
}

const alert = () => page.getByRole("alert");

it("signs in by keyboard alone: focus in the first field, tab, Enter; then it closes", async () => {
  answers["/authenticate"] = { body: { authenticated: true } };
  const trigger = document.createElement("button");
  document.body.append(trigger);
  trigger.focus();
  const modal = await open("sign-in");
  await expect.poll(() => document.activeElement).toBe(field("username"));
  await userEvent.keyboard("reader@quire.test{Tab}Reader#2026{Enter}");
  await expect.poll(() => dialog(modal)?.open).toBe(false);
  const body = new URLSearchParams(calls("/authenticate")[0]?.body);
  expect(Object.fromEntries(body)).toEqual({ ...credentials, reCaptchaToken: "", deviceType: "WEB_SITE" });
  expect(document.activeElement).toBe(trigger);
});

it("says how many tries are left, marks the e-mail and goes to the password", async () => {
  await signIn({ status: 401, body: { tries_left: 1 } });
  await expect
    .element(alert())
    .toHaveTextContent(
      "You have entered an invalid email and password combination. Please try again. You have 1 try left.",
    );
  expect(field("username").getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(field("password"));
  expect(field("username").value).toBe(credentials.username);
});

it("says nothing of tries where the server does not count them", async () => {
  await signIn({ status: 401 });
  await expect
    .element(alert())
    .toHaveTextContent("You have entered an invalid email and password combination. Please try again.");
});

it("says for how long an account is blocked, with a link to customer service", async () => {
  await signIn({ status: 423, body: { lockout_duration: 5400 } });
  await expect
    .element(alert())
    .toHaveTextContent(
      "Your account is blocked, please wait 2 hours to unlock and try again. For immediate assistance, please contact Customer Service.",
    );
  await expect
    .element(page.getByRole("link", { name: "Customer Service" }))
    .toHaveAttribute("href", "/subscriber-help#contact-customer-service");
});

it("sends a restricted reader to customer service", async () => {
  await signIn({ status: 403, body: { user_restricted: true } });
  await expect
    .element(alert())
    .toHaveTextContent(
      "We're having trouble verifying your account. Please contact our Customer Service team for assistance.",
    );
});

it("robustness 18: an answer that never comes ends in an alert, with everything as it was typed", async () => {
  configure({ timeout: 150 });
  await signIn(() => new Promise(() => {}));
  await expect.element(submit()).toHaveAttribute("aria-busy", "true");
  await expect.element(alert()).toMatchTextContent("We are unable to process your request at this time.");
  await expect.element(page.getByRole("link", { name: "help@quire.test" })).toBeVisible();
  await expect.element(submit()).toBeEnabled();
  expect([field("username").value, field("password").value]).toEqual(Object.values(credentials));
});

it("robustness 20: an answer in HTML is a failure, and is not shown", async () => {
  await signIn(async () => new Response("<h1>Gateway</h1>", { headers: { "content-type": "text/html" } }));
  await expect.element(alert()).toMatchTextContent("We are sorry.");
  expect(document.body.textContent).not.toContain("Gateway");
});

it("robustness 40: double click and Enter send one request", async () => {
  let reply = (_: Response) => {};
  answers["/authenticate"] = () =>
    new Promise((resolve) => {
      reply = resolve;
    });
  await open("sign-in");
  await fill(credentials);
  await userEvent.dblClick(submit());
  await userEvent.keyboard("{Enter}");
  expect(calls("/authenticate")).toHaveLength(1);
  reply(Response.json({}, { status: 401 }));
  await expect.element(alert()).toBeVisible();
});

it("goes on after a sign-in that succeeds when the dialog was closed meanwhile", async () => {
  let reply = (_: Response) => {};
  const modal = await signIn(
    () =>
      new Promise((resolve) => {
        reply = resolve;
      }),
  );
  await expect.poll(() => calls("/authenticate")).toHaveLength(1);
  await userEvent.keyboard("{Escape}");
  expect(dialog(modal)?.open).toBe(false);
  reply(Response.json({ authenticated: true }));
  await expect.poll(() => calls("/api/user/profile")).toHaveLength(1);
});

it("robustness 41: every attempt carries a fresh captcha token", async () => {
  let count = 0;
  vi.stubGlobal("grecaptcha", {
    ready: (callback: () => void) => callback(),
    execute: async (_: string, { action }: { action: string }) => `${action} ${++count}`,
  });
  configure({ captcha: { siteKey: "key", src: "/captcha.js" } });
  answers["/api/recaptcha/enabled"] = { body: { enabled: true } };
  await signIn({ status: 500 });
  await expect.element(alert()).toBeVisible();
  await userEvent.click(submit());
  const tokens = () =>
    calls("/authenticate").map(({ body }) => new URLSearchParams(body).get("reCaptchaToken"));
  await expect.poll(tokens).toEqual(["sign_in_modal 1", "sign_in_modal 2"]);
});

it("says what to do where the captcha is blocked, and keeps what was typed", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  configure({ captcha: { siteKey: "key", src: "/no-such-captcha.js" } });
  await signIn({ body: { authenticated: true } });
  await expect
    .element(alert())
    .toMatchTextContent("The security check that protects this form could not run.");
  expect(calls("/authenticate")).toHaveLength(0);
  expect(field("password").value).toBe(credentials.password);
  await expect.element(submit()).toBeEnabled();
});

it("registers, asks the questions, and takes 'Maybe later' for an answer", async () => {
  const modal = await register({ body: { id: "7", emailAddress: person.emailAddress } });
  await expect.poll(() => title(modal)).toBe("Your account has been created.");
  expect(JSON.parse(calls("/api/user/register")[0]?.body ?? "")).toEqual({
    ...person,
    optIn: false,
    deviceType: "WEB_SITE",
    reCaptchaToken: "",
  });
  await expect.element(page.getByText("Optional: Tell us a bit about yourself")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Maybe later" }));
  await expect.poll(() => dialog(modal)?.open).toBe(false);
  expect(calls("/api/user/profile").every(({ body }) => body === "")).toBe(true);
});

it("sends the answers to its questions as attributes of the profile", async () => {
  const modal = await open("profile_settings");
  await userEvent.selectOptions(page.getByLabelText("Industry"), "Media");
  await userEvent.selectOptions(page.getByLabelText("Company size"), "5 to 99");
  await userEvent.click(submit());
  await expect.poll(() => dialog(modal)?.open).toBe(false);
  expect(JSON.parse(calls("/api/user/profile")[0]?.body ?? "")).toEqual({
    attributes: [
      { name: "industry", value: "Media" },
      { name: "company-size", value: "5 to 99" },
    ],
  });
});

it.each([409, 422])(
  "says at the e-mail that a username is taken (%i), until it is changed",
  async (status) => {
    await register({ status });
    await expect
      .element(alert())
      .toHaveTextContent("That username is unavailable. Sign in or choose another email address.");
    expect(document.activeElement).toBe(field("emailAddress"));
    await userEvent.fill(named("emailAddress"), "other@quire.test");
    expect(alert().query()).toBeNull();
  },
);

it("shows a server's complaint at the field that it names, capitalised and with a period", async () => {
  await register({ status: 400, body: { errors: [{ field: "lastName", message: "that is no name" }] } });
  await expect.element(named("lastName")).toHaveAccessibleDescription("That is no name.");
  expect(document.activeElement).toBe(field("lastName"));
});

it("shows a complaint without a field at the password", async () => {
  await register({ status: 400, body: { message: "too common" } });
  await expect.element(named("password")).toHaveAccessibleDescription(/Too common\.$/);
});

it("judges registration by the rules of the specification", async () => {
  await open("registration");
  await fill({ firstName: "A", lastName: "K>", emailAddress: "ada", password: "short" });
  await userEvent.keyboard("{Enter}");
  const errors = () =>
    alert()
      .elements()
      .map(({ textContent }) => textContent);
  await expect
    .poll(errors)
    .toEqual([
      "Please enter a valid first name.",
      "Please enter a valid last name.",
      "Email address is not valid.",
      "Passwords must meet the following criteria: must have at least one number, one lower case letter, one upper case letter, and one special character (@ ! # $ % ^ & + =), no spaces, and be at least 8 characters long",
    ]);
  await expect.element(submit()).toBeDisabled();
  expect(sent).toHaveLength(0);
});

it("follows its links from screen to screen, with title, focus and the e-mail", async () => {
  const modal = await open("sign-in");
  expect(title(modal)).toBe("Sign In");
  await fill({ username: "reader@quire.test" });
  await userEvent.click(page.getByRole("link", { name: "Forgot your password?" }));
  await expect.poll(() => title(modal)).toBe("Forgot your password?");
  expect(field("emailAddress").value).toBe("reader@quire.test");
  await expect.poll(() => document.activeElement).toBe(field("emailAddress"));
  await userEvent.click(page.getByRole("link", { name: "Go back" }));
  await userEvent.click(page.getByRole("link", { name: "Don't have an account? Create one." }));
  await expect.poll(() => title(modal)).toBe("Create an account");
  await userEvent.click(page.getByRole("link", { name: "Already have an account? Sign in." }));
  await expect.poll(() => title(modal)).toBe("Sign In");
});

it("offers help with a forgotten password once the e-mail was touched and is wrong", async () => {
  await open("forgot-password");
  const help = page.getByRole("link", { name: "Get Help" });
  expect(help.query()).toBeNull();
  await fill({ emailAddress: "ada" });
  await expect.element(help).toHaveAttribute("href", "/subscriber-help");
  await expect.element(help).toHaveAttribute("target", "_blank");
  await fill({ emailAddress: "ada@quire.test" });
  await expect.poll(() => help.query()).toBeNull();
});

it("opens registration for an unknown mode, and tells the developer", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const modal = await open("log-in");
  expect(title(modal)).toBe("Create an account");
  expect(error.mock.calls.flat().join()).toContain('no mode "log-in"');
});

it("switches screens when told to, and refuses a name that is none", async () => {
  const modal = await open("sign-in");
  modal.switchScreen("forgot-password");
  await expect.poll(() => title(modal)).toBe("Forgot your password?");
  expect(() => modal.switchScreen("log-in")).toThrow("log-in is not a valid screen");
  expect(title(modal)).toBe("Forgot your password?");
});

it("follows its mode while it is open, and begins with it at the next opening", async () => {
  const modal = await open("sign-in");
  modal.setAttribute("mode", "registration");
  await expect.poll(() => title(modal)).toBe("Create an account");
  modal.switchScreen("sign-in");
  await userEvent.keyboard("{Escape}");
  modal.setAttribute("open", "");
  expect(title(modal)).toBe("Create an account");
  await expect.poll(() => modal.querySelector("[name=firstName]")).not.toBeNull();
});

it("robustness 34: inside a form of the page, nothing submits that form", async () => {
  const host = document.createElement("form");
  const submitted = vi.fn((event: Event) => event.preventDefault());
  host.addEventListener("submit", submitted);
  document.body.append(host);
  answers["/authenticate"] = { status: 401 };
  const modal = await open("sign-in", host);
  await fill(credentials);
  await userEvent.keyboard("{Enter}");
  await expect.element(alert()).toBeVisible();
  for (const button of modal.querySelectorAll("button")) button.click();
  modal.shadowRoot?.querySelector("button")?.click();
  expect(submitted).not.toHaveBeenCalled();
});

it("carries what password managers look for", async () => {
  await open("sign-in");
  const form = field("username").form;
  expect([form?.method, form && new URL(form.action).pathname]).toEqual(["post", "/authenticate"]);
  expect([field("username").autocomplete, field("password").autocomplete]).toEqual([
    "username",
    "current-password",
  ]);
});
