import { defineText } from "@quire/core";

/** Words of accounts-2, accounts-5 and accounts-8, exactly. `<help>` is the link to customer service. */
export const text = defineText("auth-modal", {
  titleSignIn: "Sign In",
  titleRegistration: "Create an account",
  titleForgotPassword: "Forgot your password?",
  titleProfileSettings: "Your account has been created.",

  signIn: "Sign in",
  createAccount: "Create account",
  toRegistration: "Don't have an account? Create one.",
  toForgotPassword: "Forgot your password?",
  toSignIn: "Already have an account? Sign in.",

  forgotPasswordLead: "Enter your email, and we will send you a link to set a new password.",
  sendLink: "Send link",
  goBack: "Go back",
  getHelp: "Get Help",

  profileLead: "Optional: Tell us a bit about yourself",
  maybeLater: "Maybe later",
  submit: "Submit",

  unavailable: "That username is unavailable. Sign in or choose another email address.",
});
