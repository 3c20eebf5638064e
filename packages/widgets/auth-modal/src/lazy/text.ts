import { defineText } from "@quire/core";

/** Verbatim texts of accounts-2, accounts-5 and accounts-8 for all screens except sign-in. `<signIn>` is a link. */
export const text = defineText("auth-modal", {
  createAccount: "Create account",
  toSignIn: "Already have an account? Sign in.",

  forgotPasswordLead: "Enter your email and we’ll send you a link to set a new password.",
  sendLink: "Send link",
  goBack: "Go back",
  getHelp: "Get Help",

  profileLead: "Optional: Tell us a bit about yourself",
  maybeLater: "Maybe later",
  submit: "Submit",

  unavailable: "That username is unavailable. <signIn>Sign in</signIn> or choose another email address.",
});
