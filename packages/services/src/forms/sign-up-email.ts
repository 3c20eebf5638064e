import * as v from "valibot";
import { text } from "./text.js";

/**
 * Schema of the e-mail in a newsletter's sign-up: longer than 2 characters, with an @. The server validates the rest
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
