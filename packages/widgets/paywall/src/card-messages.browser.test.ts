import { configure } from "@quire/services/configuration";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  alert,
  answers,
  credentials,
  field,
  fill,
  GENERIC,
  heading,
  INVALID,
  link,
  paywall,
  person,
  register,
  reset,
  signIn,
  submit,
  wentTo,
} from "../test/paywall-page.js";

it("sign-in card, tries left: appends 'Don't have an account? Create one.' to the message (accounts-8.6)", async () => {
  await signIn({ status: 423, body: { tries_left: 2 } });
  await expect
    .element(alert())
    .toHaveTextContent(`${INVALID} You have 2 tries left. Don't have an account? Create one.`);
});

it("sign-in card, 401: adds 'or reset your password.', both as links to cards (accounts-8.7)", async () => {
  await signIn({ status: 401, body: { tries_left: 1 } });
  await expect
    .element(alert())
    .toHaveTextContent(
      `${INVALID} You have 1 try left. Don't have an account? Create one or reset your password.`,
    );
  expect(field("username").getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(field("password"));
  await userEvent.click(link("or reset your password."));
  await expect.element(heading()).toHaveTextContent("Reset password");
  expect(field("emailAddress").value).toBe(credentials.username);
});

it("sign-in card, 401: the two links read as one sentence (beyond-176)", async () => {
  await signIn({ status: 401 });
  await expect.element(alert()).toMatchTextContent("Create one or reset your password.");
});

it.each([400, 422])(
  "marks no field when a sign-in ends with %i and no count (beyond-171)",
  async (status) => {
    await signIn({ status });
    await expect.element(alert()).toMatchTextContent(GENERIC);
    expect(field("username").getAttribute("aria-invalid")).toBeNull();
    await userEvent.click(submit());
    await expect.poll(() => submit().element().getAttribute("aria-busy")).toBeNull();
    expect(document.activeElement).not.toBe(field("password"));
  },
);

it("sign-in card, 401 without a count: shows no sentence about tries", async () => {
  await signIn({ status: 401 });
  await expect
    .element(alert())
    .toHaveTextContent(`${INVALID} Don't have an account? Create one or reset your password.`);
  await userEvent.click(link("Don't have an account? Create one"));
  await expect.element(heading()).toHaveTextContent("Create an account");
});

it("sign-in card, lockout: appends 'Don't have an account? Create one.' to the countdown (accounts-8.6)", async () => {
  await signIn({ status: 423, body: { lockout_duration: 7200 } });
  await expect
    .element(alert())
    .toHaveTextContent(
      "Your account is blocked, please wait 2 hours to unlock and try again. For immediate assistance, please contact Customer Service. Don't have an account? Create one.",
    );
  expect(link("or reset your password.").query()).toBeNull();
});

it.each([400, 500])(
  "sign-in card, other errors (%i): shows the generic message with contacts (accounts-8.8)",
  async (status) => {
    await signIn({ status });
    await expect.element(alert()).toMatchTextContent(GENERIC);
    await expect.element(link("help@quire.test")).toBeVisible();
    expect(field("password").value).toBe(credentials.password);
  },
);

it("sign-in card, restricted user: links to customer service", async () => {
  await signIn({ status: 403, body: { user_restricted: true } });
  await expect
    .element(alert())
    .toHaveTextContent(
      "We're having trouble verifying your account. Please contact our Customer Service team for assistance.",
    );
});

it("register card, 409: shows that the username is unavailable, with links to sign-in and reset (accounts-8.12)", async () => {
  await register({ status: 409 });
  await expect
    .element(alert())
    .toHaveTextContent(
      "That username is unavailable. Sign in or choose another email address. Forgot your password? Reset it here.",
    );
  expect(field("emailAddress").getAttribute("aria-invalid")).toBe("true");
  await userEvent.click(link("Reset it here."));
  await expect.element(heading()).toHaveTextContent("Reset password");
  expect(field("emailAddress").value).toBe(person.emailAddress);
});

it("register card, 409: 'Sign in' leads to the sign-in card", async () => {
  await register({ status: 409 });
  await userEvent.click(link("Sign in"));
  await expect.element(heading()).toHaveTextContent("Sign in to your account");
});

it("register card, 400 with an e-mail error: shows 'Email address is not valid.' (accounts-8.13)", async () => {
  await register({ status: 400, body: { errors: [{ field: "emailAddress", message: "no such domain" }] } });
  await expect
    .element(page.elementLocator(field("emailAddress")))
    .toHaveAccessibleDescription("Email address is not valid.");
  expect(document.activeElement).toBe(field("emailAddress"));
});

it.each([
  ["too short, friend", "too short, friend"],
  ["", "This password cannot be used. Please choose another one."],
])(
  "register card, 400 with a password error: shows the server's message unaltered, %j (accounts-8.14)",
  async (message, shown) => {
    await register({ status: 400, body: { errors: [{ field: "password", message }] } });
    // The default policy of a card has no requirements, so that the field has no hint before.
    await expect.element(page.elementLocator(field("password"))).toHaveAccessibleDescription(shown);
  },
);

it("register card: shows the hint of the card's own policy", async () => {
  configure({ passwordPolicies: { card: { minLength: 12, digit: true } } });
  paywall({ card: "register" });
  await expect.element(heading()).toBeVisible();
  await expect
    .element(page.elementLocator(field("password")))
    .toHaveAccessibleDescription("At least 12 characters One number");
});

it.each([
  ["firstName", "Please enter a valid first name."],
  ["lastName", "Please enter a valid last name."],
])(
  "register card, 400 with a name (%s): shows the field's message alone (beyond-170)",
  async (name, words) => {
    await register({ status: 400, body: { errors: [{ field: name, message: "that is no name" }] } });
    await expect.element(page.elementLocator(field(name))).toHaveAccessibleDescription(words);
    expect(field(name).getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field(name));
    expect(alert().elements()).toHaveLength(1);
  },
);

it("sign-in card: shows another account's response without the countdown of the locked account", async () => {
  await signIn({ status: 423, body: { lockout_duration: 7200 } });
  await expect.element(alert()).toMatchTextContent("Your account is blocked");
  answers["/authenticate"] = { status: 423, body: { tries_left: 2 } };
  await userEvent.click(submit());
  await expect
    .element(alert())
    .toHaveTextContent(`${INVALID} You have 2 tries left. Don't have an account? Create one.`);
});

it("register card, 403: opens /restricted-user (accounts-8.15, accounts-2.22)", async () => {
  await register({ status: 403 });
  await expect.poll(() => wentTo).toEqual(["/restricted-user"]);
});

it.each([422, 500])(
  "register card, other errors (%i): shows the generic message (accounts-8.16)",
  async (status) => {
    await register({ status });
    await expect.element(alert()).toMatchTextContent(GENERIC);
  },
);

it("reset card, success: shows the neutral confirmation and 'On to sign in' (accounts-2.15, accounts-8.19)", async () => {
  await reset({ body: {} });
  await expect
    .element(
      page.getByText(
        "If your email is registered with us, you will receive an email with a link to reset your password.",
      ),
    )
    .toBeVisible();
  const onward = page.getByRole("button", { name: "On to sign in" });
  await expect.poll(() => document.activeElement).toBe(onward.element());
  await userEvent.click(onward);
  await expect.poll(() => document.activeElement === field("username")).toBe(true);
  expect(field("username").value).toBe("ada@quire.test");
});

it("reset card, 423: shows that a reset can't unlock the account, and to wait 24 hours (accounts-8.20)", async () => {
  await reset({ status: 423 });
  await expect
    .element(alert())
    .toHaveTextContent(
      "You cannot unlock your account by resetting the password. Please wait 24 hours to unlock and try again. For immediate assistance, please contact Customer Service.",
    );
});

it.each([403, 500])(
  "reset card, other errors (%i): shows the generic message (accounts-8.21)",
  async (status) => {
    await reset({ status });
    await expect.element(alert()).toMatchTextContent(GENERIC);
  },
);

it("uses the captcha actions sign_in_paywall, register_paywall and forgot_pass_paywall (accounts-7.21)", async () => {
  const asked: string[] = [];
  vi.stubGlobal("grecaptcha", {
    ready: (callback: () => void) => callback(),
    execute: async (_: string, { action }: { action: string }) => {
      asked.push(action);
      return "token";
    },
  });
  configure({ captcha: { siteKey: "key", src: "/captcha.js" } });
  answers["/api/recaptcha/enabled"] = { body: { enabled: true } };
  const host = await signIn({ status: 500 });
  await expect.poll(() => asked).not.toHaveLength(0);
  host.setAttribute("card", "register");
  await fill(person);
  await userEvent.click(submit());
  await expect.poll(() => asked).toHaveLength(2);
  host.setAttribute("card", "reset");
  await fill({ emailAddress: "ada@quire.test" });
  await userEvent.click(submit());
  await expect.poll(() => asked).toEqual(["sign_in_paywall", "register_paywall", "forgot_pass_paywall"]);
});

it("captcha recovery: reports a blocked captcha, keeps the typed text, and retries in place", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  configure({ captcha: { siteKey: "key", src: "/no-such-captcha.js" } });
  await signIn({ body: { authenticated: true } });
  await expect.element(alert()).toMatchTextContent("The captcha function is not available");
  expect(field("password").value).toBe(credentials.password);
  await expect.element(alert().getByRole("button", { name: "Try again" })).toBeVisible();
});
