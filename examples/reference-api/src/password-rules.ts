import { refusal } from "./refusal.js";

// The rule of accounts-5. The two policies differ only in length.
const RULE = /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])(?=.*[@!#$%^&+=])\S+$/s;

const SHORTEST = { registration: 8, shared: 10 } as const;
export type PasswordPolicyName = keyof typeof SHORTEST;

/** Checks a password. The policy `shared` applies to changes and resets. */
export function fitsPolicy(password: string, policy: PasswordPolicyName): boolean {
  return RULE.test(password) && [...password].length >= SHORTEST[policy];
}

export function passwordMessage(policy: PasswordPolicyName): string {
  return (
    "Passwords must meet the following criteria: must have at least one number, one lower case letter, one upper " +
    "case letter, and one special character (@ ! # $ % ^ & + =), no spaces, and be at least " +
    `${SHORTEST[policy]} characters long`
  );
}

/** @throws Refusal 400 for the field `password` */
export function requireNewPassword(password: string): void {
  if (!fitsPolicy(password, "shared")) {
    throw refusal(400, "password", passwordMessage("shared"), "password");
  }
}
