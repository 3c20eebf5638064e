import { defineText } from "@quire/core";

/** Words of accounts-2. `<email>` keeps the address apart from the direction of the text around it. */
export const text = defineText("registration-banner", {
  created: "Your account has been created, <email>{email}</email>",
  close: "Close",
});
