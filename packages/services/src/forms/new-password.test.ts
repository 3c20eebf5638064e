import { messagesReady } from "@quire/core";
import * as v from "valibot";
import { expect, it } from "vitest";
import { configure, type PasswordPolicy } from "../configuration/index.js";
import { newPassword, passwordRules } from "./new-password.js";

const registration: PasswordPolicy = {
  minLength: 8,
  digit: true,
  lowerCase: true,
  upperCase: true,
  special: true,
  specialCharacters: "@!#$%^&+=",
  spaces: false,
};
const long: PasswordPolicy = {
  ...registration,
  minLength: 12,
  digit: false,
  lowerCase: false,
  upperCase: false,
  special: false,
  spaces: true,
};
const MESSAGE =
  "Passwords must meet the following criteria: must have at least one number, one lower case letter, one upper case letter, and one special character (@ ! # $ % ^ & + =), no spaces, and be at least 8 characters long";

function judge(password: string, policy = registration): string {
  const result = v.safeParse(newPassword(policy), password);
  return result.success ? "good" : result.issues[0].message;
}

it("accepts a valid password unchanged", () => {
  expect(judge("Reader#2026")).toBe("good");
});

it.each(["Rea#202", "Reader#Quire", "READER#2026", "reader#2026", "Reader2026", "Reader #2026"])(
  "shows the whole message for %s (accounts-5.7)",
  (password) => expect(judge(password)).toBe(MESSAGE),
);

it.each([
  [8, "Reader#1"],
  [10, "Reader#202"],
  [12, "Reader#20262"],
])("accepts %i characters, but not one less, when the policy requires that number", (minLength, password) => {
  const policy = { ...registration, minLength };
  expect(judge(password, policy)).toBe("good");
  expect(judge(password.slice(0, -1), policy)).toBe(
    MESSAGE.replace("8 characters", `${minLength} characters`),
  );
});

it("is required", () => {
  expect(judge("")).toBe("This field is required.");
});

it("derives the message from the policy (accounts-5.7)", () => {
  expect(judge("a long phrase", long)).toBe("good");
  expect(judge("short", long)).toBe(
    "Passwords must meet the following criteria: must be at least 12 characters long",
  );
});

const words = (policy: PasswordPolicy) => passwordRules(policy).map((rule) => rule.words);
const lacks = (password: string) =>
  passwordRules(registration)
    .filter(({ isMet }) => !isMet(password))
    .map((rule) => rule.words);

it("lists each requirement of the policy (accounts-5.7)", () => {
  expect(words(registration)).toEqual([
    "At least 8 characters",
    "One number",
    "One lower case letter",
    "One upper case letter",
    "One of \u2068@ ! # $ % ^ & + =\u2069",
    "No spaces",
  ]);
  expect(words(long)).toEqual(["At least 12 characters"]);
  expect(words({ ...long, minLength: 1 })).toEqual([]);
});

it.each([
  ["Rea#202", ["At least 8 characters"]],
  ["Reader#Quire", ["One number"]],
  ["READER#2026", ["One lower case letter"]],
  ["reader#2026", ["One upper case letter"]],
  ["Reader2026", ["One of \u2068@ ! # $ % ^ & + =\u2069"]],
  ["Reader #2026", ["No spaces"]],
  ["Reader#2026", []],
])("lists the unmet requirements of %s", (password, missing) => expect(lacks(password)).toEqual(missing));

it("joins the unmet requirements with the message language's 'and', not the page's", async () => {
  configure({ locale: "de" });
  expect(judge("short")).toBe(MESSAGE);
  const own = { "forms.password": "{list}", "forms.digit": "eine Ziffer", "forms.lowerCase": "a bis z" };
  configure({ locale: "de", messages: { de: own } });
  await messagesReady();
  expect(judge("short", { ...registration, upperCase: false, special: false })).toBe(
    "eine Ziffer und a bis z",
  );
});
