import * as v from "valibot";
import { text } from "./text.js";

/** Which message says that it is required. */
export type RequiredMessage = "required" | "currentPassword" | "newPassword";

/** Anything but nothing or white space (accounts-5.1). The value stays as it was typed. */
export function requiredText(message: RequiredMessage = "required") {
  return v.pipe(
    v.string(),
    v.check(
      (value) => value.trim() !== "",
      () => text(message),
    ),
  );
}

/** What the modal's sign-in asks of an e-mail: something, without spaces (accounts-5.6). */
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
