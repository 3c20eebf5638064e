import * as v from "valibot";
import { passwordPolicies } from "../configuration/index.js";
import { emailAddress } from "./email-address.js";
import { newPassword } from "./new-password.js";
import { requiredText } from "./required-text.js";

/** Schema of the sign-in in a paywall card. The e-mail must be valid (accounts-3.14, accounts-5.11). */
export function cardSignInForm() {
  return v.object({ username: emailAddress("card"), password: requiredText() });
}

/**
 * Schema of the registration in a paywall card. Names and password are required, and the server checks them
 * (accounts-5.9).
 */
export function cardRegistrationForm() {
  return v.object({
    firstName: v.pipe(requiredText(), v.trim()),
    lastName: v.pipe(requiredText(), v.trim()),
    emailAddress: emailAddress("card"),
    password: newPassword(passwordPolicies().card),
    optIn: v.boolean(),
  });
}
