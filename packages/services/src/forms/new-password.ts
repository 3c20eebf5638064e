import * as v from "valibot";
import type { PasswordPolicy } from "../configuration/index.js";
import { text } from "./passwords/text.js";
import { type RequiredMessage, requiredText } from "./required-text.js";

/** Schema of a new password. It checks `policy`, and its message describes it (accounts-5.7, accounts-5.8). */
export function newPassword(policy: PasswordPolicy, required?: RequiredMessage) {
  return v.pipe(
    requiredText(required),
    v.check(
      (password) => passwordRules(policy).every(({ isMet }) => isMet(password)),
      () => text("password", describe(policy)),
    ),
  );
}

/** One requirement of a policy. */
export interface PasswordRule {
  /** Text of its list entry. */
  readonly words: string;
  isMet(password: string): boolean;
}

/**
 * Returns the requirements of `policy`, to be checked off while the user types. Special characters have no direction, so
 * they are isolated: otherwise a right-to-left page would reorder them.
 */
export function passwordRules(policy: PasswordPolicy): readonly PasswordRule[] {
  const { minLength, digit, lowerCase, upperCase, special, spaces } = policy;
  const isSpecial = (character: string) => policy.specialCharacters.includes(character);
  return [
    rule(minLength > 1, text("ruleLength", { n: minLength }), (typed) => [...typed].length >= minLength),
    rule(digit, text("ruleDigit"), (typed) => /\d/.test(typed)),
    rule(lowerCase, text("ruleLowerCase"), (typed) => /[a-z]/.test(typed)),
    rule(upperCase, text("ruleUpperCase"), (typed) => /[A-Z]/.test(typed)),
    rule(special, text("ruleSpecial", { characters: `\u2068${getCharacters(policy)}\u2069` }), (typed) =>
      [...typed].some(isSpecial),
    ),
    rule(!spaces, text("ruleSpaces"), (typed) => !/\s/.test(typed)),
  ].flat();
}

const rule = (isRequired: boolean, words: string, isMet: PasswordRule["isMet"]): PasswordRule[] =>
  isRequired ? [{ words, isMet }] : [];

const getCharacters = ({ specialCharacters }: PasswordPolicy) => [...specialCharacters].join(" ");

function describe(policy: PasswordPolicy): { rule: string; list: string; n: number } {
  const classes = (["digit", "lowerCase", "upperCase", "special"] as const)
    .filter((name) => policy[name])
    .map((name) => text(name, { characters: getCharacters(policy) }));
  const spaces = policy.spaces ? "none" : "spaces";
  const withList = policy.spaces ? "list" : "both";
  return {
    rule: classes.length > 0 ? withList : spaces,
    list: new Intl.ListFormat(text.getLocale("password")).format(classes),
    n: policy.minLength,
  };
}
