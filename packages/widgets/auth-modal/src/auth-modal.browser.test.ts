import { configure } from "@quire/services/configuration";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  alert,
  calls,
  credentials,
  dialog,
  field,
  fill,
  named,
  open,
  person,
  register,
  scene,
  setScene,
  signIn,
  submit,
  title,
} from "../test/scene.js";

// Tests that need a reload set it themselves, because a reload would end the test page.
setScene({ afterSignIn: "update" });

it("signs in by keyboard alone: focus in the first field, Tab, Enter; then it closes (accounts-4.4)", async () => {
  scene.answers["/authenticate"] = { body: { authenticated: true } };
  const trigger = document.createElement("button");
  document.body.append(trigger);
  trigger.focus();
  const modal = await open("sign-in");
  await expect.poll(() => document.activeElement === field("username")).toBe(true);
  await userEvent.keyboard("reader@quire.test{Tab}Reader#2026{Enter}");
  await expect.poll(() => dialog(modal)?.open).toBe(false);
  const body = new URLSearchParams(calls("/authenticate")[0]?.body);
  expect(Object.fromEntries(body)).toEqual({ ...credentials, reCaptchaToken: "", deviceType: "WEB_SITE" });
  expect(document.activeElement).toBe(trigger);
});

it("removes the template's plain form while its own form is shown, and restores it afterwards", async () => {
  const host = document.createElement("quire-auth-modal");
  host.innerHTML = '<form><input name="plain"><input type="password" name="plain-password"></form>';
  host.setAttribute("open", "");
  document.body.append(host);
  await expect.poll(() => field("password")).toBeTruthy();
  await expect.poll(() => document.querySelector('[name="plain"]')).toBeNull();
  expect(document.querySelectorAll('[type="password"]')).toHaveLength(1);
  host.remove();
  await expect.poll(() => host.querySelector('[name="plain"]')).not.toBeNull();
});

it("shows the remaining attempts and focuses the password (accounts-8.1, accounts-8.4)", async () => {
  scene.answers["/authenticate"] = { status: 401, body: { tries_left: 1 } };
  await open("sign-in");
  await fill(credentials);
  await userEvent.click(submit());
  await expect
    .element(alert())
    .toHaveTextContent(
      "You have entered an invalid email and password combination. Please try again. You have 1 try left.",
    );
  expect(field("username").getAttribute("aria-invalid")).toBe("true");
  await expect.poll(() => document.activeElement === field("password")).toBe(true);
  expect(field("username").value).toBe(credentials.username);
});

it("shows no number of attempts if the server sends none (accounts-8.1)", async () => {
  await signIn({ status: 401 });
  await expect
    .element(alert())
    .toHaveTextContent("You have entered an invalid email and password combination. Please try again.");
});

it.each([400, 404, 422, 429])(
  "shows the message of a structured field on %i (accounts-3.13)",
  async (status) => {
    await signIn({ status, body: { tries_left: 2 } });
    await expect.element(alert()).toMatchTextContent("You have 2 tries left.");
  },
);

it.each([
  ["404", { status: 404 }],
  ["405", { status: 405 }],
  ["429", { status: 429 }],
  ["500", { status: 500 }],
  [
    "a page with 401",
    () => new Response("<html>Not here</html>", { status: 401, headers: { "content-type": "text/html" } }),
  ],
] as const)(
  "shows the generic message for %s, not a wrong password, and marks no field",
  async (_, reply) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await signIn(reply);
    await expect
      .element(alert())
      .toMatchTextContent("We are sorry. We are unable to process your request at this time.");
    expect(document.querySelectorAll("quire-auth-modal [aria-invalid=true]")).toHaveLength(0);
    expect(document.querySelector("quire-auth-modal")?.textContent).not.toContain(
      "invalid email and password",
    );
  },
);

it("shows how long an account is blocked, with a link to customer service (accounts-8.2)", async () => {
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

it("sends a restricted user to customer service (accounts-6.7)", async () => {
  await signIn({ status: 403, body: { user_restricted: true } });
  await expect
    .element(alert())
    .toHaveTextContent(
      "We're having trouble verifying your account. Please contact our Customer Service team for assistance.",
    );
});

it("shows an alert after a timeout and keeps the input (robustness-18)", async () => {
  configure({ timeout: 150 });
  await signIn(() => new Promise(() => {}));
  await expect.element(submit()).toHaveAttribute("aria-busy", "true");
  await expect.element(alert()).toMatchTextContent("We are unable to process your request at this time.");
  await expect.element(page.getByRole("link", { name: "help@quire.test" })).toBeVisible();
  await expect.element(submit()).toBeEnabled();
  expect([field("username").value, field("password").value]).toEqual(Object.values(credentials));
});

it.each([
  ["registration", "/api/user/register", person],
  ["forgot-password", "/api/user/forgotpassword", { emailAddress: person.emailAddress }],
])(
  "shows an alert when the %s screen gets no answer, and keeps the input (robustness-18)",
  async (mode, path, typed) => {
    configure({ timeout: 150 });
    scene.answers[path] = () => new Promise(() => {});
    await open(mode);
    await fill(typed);
    await userEvent.click(submit());
    await expect.element(alert()).toMatchTextContent("We are unable to process your request at this time.");
    await expect.element(submit()).toBeEnabled();
    for (const [name, value] of Object.entries(typed)) expect(field(name).value).toBe(value);
  },
);

it("treats an HTML response as a failure and does not show it (robustness-20)", async () => {
  await signIn(async () => new Response("<h1>Gateway</h1>", { headers: { "content-type": "text/html" } }));
  await expect.element(alert()).toMatchTextContent("We are sorry.");
  expect(document.body.textContent).not.toContain("Gateway");
});

it("sends one request on a double click and Enter (robustness-40)", async () => {
  let reply = (_: Response) => {};
  scene.answers["/authenticate"] = () =>
    new Promise((resolve) => {
      reply = resolve;
    });
  await open("sign-in");
  await fill(credentials);
  await userEvent.dblClick(submit());
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => calls("/authenticate")).not.toHaveLength(0);
  reply(Response.json({}, { status: 401 }));
  await expect.element(alert()).toBeVisible();
  expect(calls("/authenticate")).toHaveLength(1);
});

it("completes a successful sign-in even if the dialog was closed meanwhile", async () => {
  let reply = (_: Response) => {};
  const modal = await signIn(
    () =>
      new Promise((resolve) => {
        reply = resolve;
      }),
  );
  await expect.poll(() => calls("/authenticate")).not.toHaveLength(0);
  await userEvent.keyboard("{Escape}");
  expect(dialog(modal)?.open).toBe(false);
  reply(Response.json({ authenticated: true }));
  const read = () => calls("/api/user/profile").filter(({ method }) => method === "GET");
  await expect.poll(read).not.toHaveLength(0);
  expect(calls("/authenticate")).toHaveLength(1);
});

it("sends a fresh captcha token with every attempt (robustness-41)", async () => {
  let count = 0;
  vi.stubGlobal("grecaptcha", {
    ready: (callback: () => void) => callback(),
    execute: async (_: string, { action }: { action: string }) => `${action} ${++count}`,
  });
  configure({ captcha: { siteKey: "key", src: "/captcha.js" } });
  scene.answers["/api/recaptcha/enabled"] = { body: { enabled: true } };
  await signIn({ status: 500 });
  await expect.element(alert()).toBeVisible();
  await userEvent.click(submit());
  const tokens = () =>
    calls("/authenticate").map(({ body }) => new URLSearchParams(body).get("reCaptchaToken"));
  await expect.poll(tokens).toEqual(["sign_in_modal 1", "sign_in_modal 2"]);
});

it("uses the captcha actions sign_in_modal, register_modal and forgot_pass_modal (accounts-7.21)", async () => {
  const requests: string[] = [];
  vi.stubGlobal("grecaptcha", {
    ready: (callback: () => void) => callback(),
    execute: async (_: string, { action }: { action: string }) => {
      requests.push(action);
      return "token";
    },
  });
  configure({ captcha: { siteKey: "key", src: "/captcha.js" } });
  scene.answers["/api/recaptcha/enabled"] = { body: { enabled: true } };
  for (const [mode, typed] of [
    ["sign-in", credentials],
    ["registration", person],
    ["forgot-password", { emailAddress: person.emailAddress }],
  ] as const) {
    const already = requests.length;
    const modal = await open(mode);
    await fill(typed);
    await userEvent.click(submit());
    await expect.poll(() => requests.length).toBeGreaterThan(already);
    modal.remove();
  }
  expect(requests).toEqual(["sign_in_modal", "register_modal", "forgot_pass_modal"]);
});

it("registers, asks the questions, and accepts 'Maybe later' (accounts-2.8, accounts-4.9)", async () => {
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

it("sends the answers to its questions as attributes of the profile (accounts-2.8, accounts-3.11)", async () => {
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
  "links to sign-in and marks the e-mail until it changes when %i reports it as taken (beyond-175)",
  async (status) => {
    await register({ status });
    await expect
      .element(alert())
      .toHaveTextContent("That username is unavailable. Sign in or choose another email address.");
    expect(document.activeElement).toBe(field("emailAddress"));
    await userEvent.fill(named("emailAddress"), "other@quire.test");
    await expect.poll(() => field("emailAddress").getAttribute("aria-invalid")).toBeNull();
    await userEvent.click(alert().getByRole("link", { name: "Sign in" }));
    await expect.element(named("username")).toHaveValue("other@quire.test");
  },
);

it("shows a server's message at its field, capitalised and with a period", async () => {
  await register({ status: 400, body: { errors: [{ field: "lastName", message: "that is no name" }] } });
  await expect.element(named("lastName")).toHaveAccessibleDescription("That is no name.");
  expect(document.activeElement).toBe(field("lastName"));
});

it("shows a message without a field at the password (accounts-8.11)", async () => {
  await register({ status: 400, body: { message: "too common" } });
  await expect.element(named("password")).toHaveAccessibleDescription(/Too common\.$/);
});

it("validates registration by the rules of the specification", async () => {
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
  expect(scene.sent).toHaveLength(0);
});

it("follows its links from screen to screen, with title, focus and the e-mail (accounts-2.4, accounts-2.5, accounts-2.6)", async () => {
  const modal = await open("sign-in");
  expect(title(modal)).toBe("Sign In");
  await fill({ username: "reader@quire.test" });
  await userEvent.click(page.getByRole("link", { name: "Forgot your password?" }));
  await expect.poll(() => title(modal)).toBe("Forgot your password?");
  expect(field("emailAddress").value).toBe("reader@quire.test");
  await expect.poll(() => document.activeElement === field("emailAddress")).toBe(true);
  await userEvent.click(page.getByRole("link", { name: "Go back" }));
  await userEvent.click(page.getByRole("link", { name: "Don't have an account? Create one." }));
  await expect.poll(() => title(modal)).toBe("Create an account");
  await userEvent.click(page.getByRole("link", { name: "Already have an account? Sign in." }));
  await expect.poll(() => title(modal)).toBe("Sign In");
});

it("opens registration for an unknown mode, and reports it to the developer (accounts-2.2)", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const modal = await open("log-in");
  expect(title(modal)).toBe("Create an account");
  await expect.poll(() => error.mock.calls.flat().join()).toContain('no mode "log-in"');
});

it("switches screens by its method, and refuses an unknown name (accounts-2.3)", async () => {
  const modal = await open("sign-in");
  modal.switchScreen("forgot-password");
  await expect.poll(() => title(modal)).toBe("Forgot your password?");
  expect(() => modal.switchScreen("log-in")).toThrow("log-in is not a valid screen");
  expect(title(modal)).toBe("Forgot your password?");
});

it("follows its mode attribute while it is open, and starts with it at the next opening", async () => {
  const modal = await open("sign-in");
  modal.setAttribute("mode", "registration");
  await expect.poll(() => title(modal)).toBe("Create an account");
  modal.switchScreen("sign-in");
  await userEvent.keyboard("{Escape}");
  modal.setAttribute("open", "");
  expect(title(modal)).toBe("Create an account");
  await expect.poll(() => modal.querySelector("[name=firstName]")).not.toBeNull();
});

it("never submits a form of the page around it (robustness-34)", async () => {
  const host = document.createElement("form");
  const submitted = vi.fn((event: Event) => event.preventDefault());
  host.addEventListener("submit", submitted);
  document.body.append(host);
  scene.answers["/authenticate"] = { status: 401 };
  const modal = await open("sign-in", {}, host);
  await fill(credentials);
  await userEvent.keyboard("{Enter}");
  await expect.element(alert()).toBeVisible();
  for (const button of modal.querySelectorAll("button")) button.click();
  modal.shadowRoot?.querySelector("button")?.click();
  expect(submitted).not.toHaveBeenCalled();
});

it("has the form attributes that password managers need (beyond-5)", async () => {
  await open("sign-in");
  const form = field("username").form;
  expect([form?.method, form && new URL(form.action).pathname]).toEqual(["post", "/authenticate"]);
  expect([field("username").autocomplete, field("password").autocomplete]).toEqual([
    "username",
    "current-password",
  ]);
});

it("shows the reason for an account only above sign-in and registration", async () => {
  const modal = await open("sign-in", { reason: "Sign in to follow Strategy." });
  const reason = () => modal.querySelector(".quire-reason")?.textContent;
  await expect.poll(reason).toBe("Sign in to follow Strategy.");
  expect(modal.querySelector(".quire-reason")?.nextElementSibling?.localName).toBe("form");
  modal.switchScreen("registration");
  await expect.poll(() => field("firstName")).toBeTruthy();
  expect(reason()).toBe("Sign in to follow Strategy.");
  modal.switchScreen("forgot-password");
  await expect.poll(reason).toBeUndefined();
});

it("stays open with a message if the profile fails to load after a sign-in (beyond-217)", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  scene.answers["/api/user/profile"] = { status: 404 };
  const modal = await signIn({ body: { authenticated: true } });
  await expect
    .element(alert())
    .toMatchTextContent("We are sorry. We are unable to process your request at this time.");
  expect(dialog(modal)?.open).toBe(true);
  expect(field("password").value).toBe(credentials.password);
});
