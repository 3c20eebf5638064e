import * as v from "valibot";
import type { PasswordPolicy } from "../configuration/index.js";
import { type RequiredMessage, requiredText } from "./required-text.js";
import { text } from "./text.js";

/** A password that is being chosen: what `policy` asks, with a message made from it (accounts-5.7, accounts-5.8). */
export function newPassword(policy: PasswordPolicy, required?: RequiredMessage) {
  return v.pipe(
    requiredText(required),
    v.check(
      (password) => meets(policy, password),
      () => text("password", describe(policy, "password")),
    ),
  );
}

/** What `policy` asks, in a sentence to stand beside the field; none where any password will do. */
export function passwordHint(policy: PasswordPolicy): string | undefined {
  const asked = describe(policy, "passwordHint");
  return policy.minLength > 1 || asked.rule !== "none" ? text("passwordHint", asked) : undefined;
}

function meets(policy: PasswordPolicy, password: string): boolean {
  const characters = [...password];
  return (
    characters.length >= policy.minLength &&
    (!policy.digit || /\d/.test(password)) &&
    (!policy.lowerCase || /[a-z]/.test(password)) &&
    (!policy.upperCase || /[A-Z]/.test(password)) &&
    (!policy.special || characters.some((character) => policy.specialCharacters.includes(character))) &&
    (policy.spaces || !/\s/.test(password))
  );
}

/** @param key the message that it goes into */
function describe(
  policy: PasswordPolicy,
  key: "password" | "passwordHint",
): { rule: string; list: string; n: number } {
  const classes = (["digit", "lowerCase", "upperCase", "special"] as const)
    .filter((name) => policy[name])
    .map((name) => text(name, { characters: [...policy.specialCharacters].join(" ") }));
  const spaces = policy.spaces ? "none" : "spaces";
  const withList = policy.spaces ? "list" : "both";
  return {
    rule: classes.length > 0 ? withList : spaces,
    list: new Intl.ListFormat(text.localeOf(key)).format(classes),
    n: policy.minLength,
  };
}
