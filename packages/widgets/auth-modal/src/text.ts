import { defineText } from "@quire/core";

/** Verbatim texts of accounts-2 for titles and sign-in. `lazy/text.ts` has those of the other screens. */
export const text = defineText("auth-modal", {
  titleSignIn: "Sign In",
  titleRegistration: "Create an account",
  titleForgotPassword: "Forgot your password?",
  titleProfileSettings: "Your account has been created.",

  signIn: "Sign in",
  toRegistration: "Don't have an account? Create one.",
  toForgotPassword: "Forgot your password?",
});
