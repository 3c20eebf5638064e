import * as v from "valibot";
import { accountNumber } from "./account-number.js";
import { emailAddress } from "./email-address.js";
import { requiredText } from "./required-text.js";

/** Returns the schema of the form that looks up a subscription (accounts-7.13). */
export function subscriberLookupForm() {
  return v.object({ emailAddress: emailAddress(), accountNumber: accountNumber() });
}

/**
 * Schema of the form that links a subscription. The password is that of the linked account (accounts-3.12,
 * accounts-7.14).
 */
export function linkSubscriptionForm() {
  return v.object({ password: requiredText(), optIn: v.boolean() });
}
