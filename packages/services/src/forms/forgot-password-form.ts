import * as v from "valibot";
import { type EmailForm, emailAddress } from "./email-address.js";

/** Schema of a forgotten password, for the modal and the flyout. Paywall cards pass "card" (accounts-5.12). */
export function forgotPasswordForm(form: EmailForm = "general") {
  return v.object({ emailAddress: emailAddress(form) });
}
