import * as v from "valibot";
import { passwordPolicies } from "../configuration/index.js";
import { newPassword } from "./new-password.js";
import { text } from "./passwords/text.js";
import { requiredText } from "./required-text.js";

/** Schema of a new password by token. It is entered twice and must match the policy (accounts-5.8). */
export function resetPasswordForm() {
  const fields = v.object({ password: chosenPassword(), confirm: v.string() });
  return v.pipe(fields, requireSamePassword());
}

/** Schema of a password change: the current password, and the new one as in a reset (accounts-5.14). */
export function changePasswordForm() {
  const current = requiredText("currentPassword");
  const fields = v.object({ current, password: chosenPassword(), confirm: v.string() });
  return v.pipe(fields, requireSamePassword());
}

const chosenPassword = () => newPassword(passwordPolicies().shared, "newPassword");

/** Checks that the password and its repetition are equal. The repetition has the message. */
function requireSamePassword<Typed extends { readonly password: string; readonly confirm: string }>() {
  return v.rawCheck<Typed>(({ dataset, addIssue }) => {
    const { value: input, typed } = dataset;
    if (!typed || input.password === input.confirm) return;
    const place = { type: "unknown", origin: "value", input, key: "confirm", value: input.confirm } as const;
    addIssue({ message: text("mismatch"), path: [place] });
  });
}
