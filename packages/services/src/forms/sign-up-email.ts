import * as v from "valibot";
import { text } from "./text.js";

/**
 * The e-mail of a newsletter's sign-up: longer than 2 characters, with an @; the server judges the rest
 * (accounts-5.15, content-5).
 */
export function signUpEmail() {
  return v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (address) => address.length > 2 && address.includes("@"),
      () => text("emailGeneral"),
    ),
  );
}
