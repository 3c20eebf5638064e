import type { PasswordPolicy } from "@quire/services/configuration";
import { text } from "./text.js";

/**
 * Sets the requirements of `policy` in the list of an early form, as `passwordRules` does. The prerendered list has all
 * possible requirements.
 */
export function showEarlyChecklist(form: ParentNode, policy: PasswordPolicy): void {
  const { minLength: n, digit, lowerCase, upperCase, special, spaces } = policy;
  const characters = `\u2068${[...policy.specialCharacters].join(" ")}\u2069`;
  const isRequired = [n > 1, digit, lowerCase, upperCase, special, !spaces];
  const rules = [...form.querySelectorAll(".quire-checklist li")];
  const setRule = (at: number, words: string) => rules[at]?.replaceChildren(words);
  setRule(0, text("ruleLength", { n }));
  setRule(4, text("ruleSpecial", { characters }));
  for (const [at, rule] of rules.entries()) if (!isRequired[at]) rule.remove();
  if (isRequired.includes(true)) return;
  form.querySelector("[name=password]")?.removeAttribute("aria-describedby");
  form.querySelector(".quire-checklist")?.parentElement?.remove();
}
