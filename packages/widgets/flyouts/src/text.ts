import { defineText } from "@quire/core";

/** Texts of all flyouts. */
export const text = defineText("flyouts", {
  signInFirst: "To access this feature, please <signIn>SIGN IN</signIn> or <register>REGISTER</register>.",
  signIn: "Sign in",
  register: "Create account",
  next: "Once you are signed in, this opens again where you were.",
  retry: "Try again",
});
