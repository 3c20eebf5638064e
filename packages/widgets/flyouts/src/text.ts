import { defineText } from "@quire/core";

/** Texts of all flyouts. */
export const text = defineText("flyouts", {
  signInFirst: "To access this feature, please <signIn>SIGN IN</signIn> or <register>REGISTER</register>.",
  signIn: "Sign in",
  register: "Create account",
  next: "After you sign in, you’ll come back here.",
  retry: "Try again",
});
