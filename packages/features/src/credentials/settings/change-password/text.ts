import { defineText } from "@quire/core";

/** Verbatim texts of accounts-8. Those of rules (accounts-5) are in @quire/services/forms. */
export const text = defineText("change-password-flyout", {
  current: "Current password",
  password: "New password",
  confirm: "Confirm password",
  send: "Change password",
  currentInvalid: "Current Password is invalid",
  changed: "Password successfully changed.",
});
