import * as v from "valibot";
import { text } from "./text.js";

/** Key of the message for an empty field. */
export type RequiredMessage = "required" | "currentPassword" | "newPassword";

/** Schema of a required text: more than white space (accounts-5.1). The value is not trimmed. */
export function requiredText(message: RequiredMessage = "required") {
  return v.pipe(
    v.string(),
    v.check(
      (value) => value.trim() !== "",
      () => text(message),
    ),
  );
}

/** Schema of the e-mail in the modal's sign-in: not empty, without spaces (accounts-5.6). */
export function signInName() {
  return v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (value) => /^\S+$/.test(value),
      () => text("required"),
    ),
  );
}
