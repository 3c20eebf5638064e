import { defineText } from "@quire/core";

/** Verbatim texts of accounts-2. `<email>` isolates the address from the direction of the text around it. */
export const text = defineText("registration-banner", {
  created: "Your account has been created, <email>{email}</email>",
  close: "Close",
});
