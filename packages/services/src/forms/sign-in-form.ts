import * as v from "valibot";
import { requiredText, signInName } from "./required-text.js";

/** Schema of the modal's sign-in: an e-mail without spaces, and any password (accounts-3.14, accounts-5.6). */
export function signInForm() {
  return v.object({ username: signInName(), password: requiredText() });
}
