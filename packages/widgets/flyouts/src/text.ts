import { defineText } from "@quire/core";

/** What all flyouts say. */
export const text = defineText("flyouts", {
  signInFirst: "To access this feature, please <signIn>SIGN IN</signIn> or <register>REGISTER</register>.",
  retry: "Try again",
});
