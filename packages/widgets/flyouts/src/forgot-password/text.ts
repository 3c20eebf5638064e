import { defineText } from "@quire/core";

/** Verbatim texts of accounts-8.22. */
export const text = defineText("forgot-password-flyout", {
  title: "Forgot your password?",
  lead: "Enter your email and we’ll send you a link to set a new password.",
  send: "Send link",
  locked:
    "You cannot unlock your account by resetting the password. Please wait 24 hours to unlock and try again.",
  sent: "If your email is registered with us, you will receive an email with a link to reset your password.",
});
