import { defineText } from "@quire/core";

/** Labels of the fields in a form's initial markup. `lazy/text.ts` has these and most other messages. */
export const labels = defineText("credentials", {
  email: "Email",
  password: "Password",
  usePasskey: "Use a passkey",
});
