import * as v from "valibot";
import { passwordPolicies } from "../configuration/index.js";
import { emailAddress } from "./email-address.js";
import { newPassword } from "./new-password.js";
import { personName } from "./person-name.js";

/** Registration in the modal (accounts-5.3, accounts-5.7). Opt-in has no rule. */
export function registrationForm() {
  return v.object({ ...person(), emailAddress: emailAddress("registration") });
}

/** Registration of a subscriber: the same, the e-mail is the subscription's (accounts-7.8). */
export function subscriberRegistrationForm() {
  return v.object(person());
}

const person = () => ({
  firstName: personName("firstName"),
  lastName: personName("lastName"),
  password: newPassword(passwordPolicies().registration),
  optIn: v.boolean(),
});
