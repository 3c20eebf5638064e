import * as v from "valibot";
import { passwordPolicies } from "../configuration/index.js";
import { emailAddress } from "./email-address.js";
import { newPassword } from "./new-password.js";
import { requiredText } from "./required-text.js";

/** Sign-in in a paywall card: the e-mail must be valid (accounts-3.14, accounts-5.11). */
export function cardSignInForm() {
  return v.object({ username: emailAddress("card"), password: requiredText() });
}

/** Registration in a paywall card: names and password need only be there, the server judges them (accounts-5.9). */
export function cardRegistrationForm() {
  return v.object({
    firstName: v.pipe(requiredText(), v.trim()),
    lastName: v.pipe(requiredText(), v.trim()),
    emailAddress: emailAddress("card"),
    password: newPassword(passwordPolicies().card),
    optIn: v.boolean(),
  });
}
