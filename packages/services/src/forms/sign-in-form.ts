import * as v from "valibot";
import { requiredText, signInName } from "./required-text.js";

/** Sign-in in the modal: an e-mail without spaces, and a password that nobody judges (accounts-3.14, accounts-5.6). */
export function signInForm() {
  return v.object({ username: signInName(), password: requiredText() });
}
