import { defineText } from "@quire/core";

/** The texts of rules (accounts-5) are in @quire/services/forms. `<help>` is the link to customer service. */
export const text = defineText("reset-password", {
  password: "New password",
  confirm: "Confirm password",
  send: "Set new password",
  locked:
    "You cannot unlock your account by resetting the password. Please wait 24 hours to unlock and try again. For immediate assistance, please contact <help>Customer Service</help>.",
  missing: "To set a new password, open the link in the email we sent you.",
  invalid: "This link has expired or has already been used.",
  ask: "Request a new link",
  reset: "Password successfully changed.",
  resetLead: "You can now sign in with it.",
  signIn: "Sign in",
});
