import * as v from "valibot";
import { passwordPolicies } from "../configuration/index.js";
import { emailAddress } from "./email-address.js";
import { newPassword } from "./new-password.js";
import { personName } from "./person-name.js";

/** Schema of the registration in the modal (accounts-5.3, accounts-5.7). Opt-in has no rule. */
export function registrationForm() {
  return v.object({ ...person(), emailAddress: emailAddress("registration") });
}

/**
 * Schema of a subscriber's registration. It has no e-mail field, because the subscription has the e-mail
 * (accounts-7.8).
 */
export function subscriberRegistrationForm() {
  return v.object(person());
}

const person = () => ({
  firstName: personName("firstName"),
  lastName: personName("lastName"),
  password: newPassword(passwordPolicies().registration),
  optIn: v.boolean(),
});
