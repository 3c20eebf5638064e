import * as v from "valibot";
import { type EmailForm, emailAddress } from "./email-address.js";

/** Forgotten password, in the modal and the flyout; a card says "card" (accounts-5.12). */
export function forgotPasswordForm(form: EmailForm = "general") {
  return v.object({ emailAddress: emailAddress(form) });
}
