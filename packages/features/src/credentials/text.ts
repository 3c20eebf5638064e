import { defineText } from "@quire/core";

/** Words of the fields that a form begins with; `lazy/text.ts` has these and most others. */
export const labels = defineText("credentials", {
  email: "Email",
  password: "Password",
  usePasskey: "Use a passkey",
});
