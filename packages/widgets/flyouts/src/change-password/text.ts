import { defineText } from "@quire/core";

/** Words of accounts-8, exactly; those of rules (accounts-5) are in @quire/services/forms. */
export const text = defineText("change-password-flyout", {
  title: "Change Password",
  current: "Current Password",
  password: "New Password",
  confirm: "Confirm Password",
  send: "Change Password",
  currentInvalid: "Current Password is invalid",
  changed: "Password successfully changed.",
});
