import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { cardRegistrationForm, cardSignInForm } from "./card-forms.js";
import { forgotPasswordForm } from "./forgot-password-form.js";
import { changePasswordForm, resetPasswordForm } from "./password-forms.js";
import { registrationForm, subscriberRegistrationForm } from "./registration-form.js";
import { signInForm } from "./sign-in-form.js";
import { linkSubscriptionForm, subscriberLookupForm } from "./subscriber-forms.js";

/** Returns the first message of each field. */
function judge(schema: v.GenericSchema, values: unknown): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of v.safeParse(schema, values).issues ?? []) {
    messages[String(path?.[0]?.key)] ??= message;
  }
  return messages;
}

const PASSWORD =
  "Passwords must meet the following criteria: must have at least one number, one lower case letter, one upper case letter, and one special character (@ ! # $ % ^ & + =), no spaces, and be at least 10 characters long";
const REQUIRED = "This field is required.";
const person = { firstName: "Ada", lastName: "Reader", emailAddress: "a@b.de", password: "x", optIn: false };

describe("registration", () => {
  it("requires names, e-mail and password by their rules in the modal (accounts-3.14)", () => {
    expect(
      judge(registrationForm(), {
        firstName: "A",
        lastName: "B|",
        emailAddress: "a@b",
        password: "x",
        optIn: true,
      }),
    ).toEqual({
      firstName: "Please enter a valid first name.",
      lastName: "Please enter a valid last name.",
      emailAddress: "Email address is not valid.",
      password: PASSWORD.replace("10 characters", "8 characters"),
    });
  });

  it.each([true, false])("has no rule for opt-in (%s) (accounts-5.3)", (optIn) => {
    expect(judge(registrationForm(), { ...person, password: "Reader#2026", optIn })).toEqual({});
  });

  it("shows 'This field is required.' for each empty field in the modal", () => {
    const empty = { firstName: "", lastName: " ", emailAddress: "\t", password: "", optIn: false };
    expect(judge(registrationForm(), empty)).toEqual({
      firstName: REQUIRED,
      lastName: REQUIRED,
      emailAddress: REQUIRED,
      password: REQUIRED,
    });
  });

  it("requires only non-empty names, e-mail and password in a card (accounts-5.9)", () => {
    expect(judge(cardRegistrationForm(), { ...person, firstName: "A" })).toEqual({});
    const empty = { ...person, firstName: "", lastName: "", emailAddress: "", password: "" };
    expect(Object.values(judge(cardRegistrationForm(), empty))).toEqual([
      REQUIRED,
      REQUIRED,
      REQUIRED,
      REQUIRED,
    ]);
  });

  it("shows 'This email address is not valid.' in a card (accounts-5.4)", () => {
    expect(judge(cardRegistrationForm(), { ...person, emailAddress: "a@b" })).toEqual({
      emailAddress: "This email address is not valid.",
    });
  });
});

describe("sign-in", () => {
  it("requires only a name without spaces and some password in the modal (accounts-5.6)", () => {
    expect(judge(signInForm(), { username: "reader", password: "x" })).toEqual({});
    expect(judge(signInForm(), { username: "a b", password: "" })).toEqual({
      username: REQUIRED,
      password: REQUIRED,
    });
  });

  it("requires a valid e-mail and a password in a card (accounts-3.14, accounts-5.11)", () => {
    expect(judge(cardSignInForm(), { username: "reader", password: "" })).toEqual({
      username: "This email address is not valid.",
      password: REQUIRED,
    });
    expect(judge(cardSignInForm(), { username: "", password: "x" })).toEqual({ username: REQUIRED });
  });
});

describe("subscriber lookup and linking", () => {
  it("requires a valid e-mail and an account number for the lookup", () => {
    expect(judge(subscriberLookupForm(), { emailAddress: "a@b", accountNumber: " " })).toEqual({
      emailAddress: "Please enter a valid email address.",
      accountNumber: REQUIRED,
    });
  });

  it("requires a password for linking, and the modal's rules for registration", () => {
    expect(judge(linkSubscriptionForm(), { password: " ", optIn: false })).toEqual({ password: REQUIRED });
    const typed = { firstName: "A", lastName: "Reader", password: "Reader#2026", optIn: false };
    expect(judge(subscriberRegistrationForm(), typed)).toEqual({
      firstName: "Please enter a valid first name.",
    });
  });
});

describe("forgotten password", () => {
  it("requires a valid e-mail (accounts-3.14, accounts-5.12)", () => {
    expect(judge(forgotPasswordForm(), { emailAddress: "" })).toEqual({ emailAddress: REQUIRED });
    expect(judge(forgotPasswordForm(), { emailAddress: "a@b" })).toEqual({
      emailAddress: "Please enter a valid email address.",
    });
    expect(judge(forgotPasswordForm("card"), { emailAddress: "a@b" })).toEqual({
      emailAddress: "This email address is not valid.",
    });
  });
});

describe("change password", () => {
  const good = { current: "old", password: "Reader#2026", confirm: "Reader#2026" };

  it("shows 'Current Password is required'", () => {
    expect(judge(changePasswordForm(), { ...good, current: " " })).toEqual({
      current: "Current Password is required",
    });
  });

  it("shows 'New Password is required'", () => {
    expect(judge(changePasswordForm(), { ...good, password: "", confirm: "" })).toEqual({
      password: "New Password is required",
    });
  });

  it.each(["", "Reader#2027"])("shows 'New Password and Confirm Password do not match' for %j", (confirm) => {
    expect(judge(changePasswordForm(), { ...good, confirm })).toEqual({
      confirm: "New Password and Confirm Password do not match",
    });
  });

  it("requires at least 10 characters of the new password (accounts-5.8)", () => {
    const short = { ...good, password: "Reader#20", confirm: "Reader#20" };
    expect(judge(changePasswordForm(), short)).toEqual({ password: PASSWORD });
  });

  it("keeps a valid input unchanged", () => {
    expect(v.parse(changePasswordForm(), good)).toEqual(good);
  });

  it("applies the same rules to a reset by token", () => {
    expect(judge(resetPasswordForm(), { password: "Reader#20", confirm: "x" })).toEqual({
      password: PASSWORD,
      confirm: "New Password and Confirm Password do not match",
    });
    expect(judge(resetPasswordForm(), { password: "Reader#2026", confirm: "Reader#2026" })).toEqual({});
  });
});
