import { defineText } from "@quire/core";

/** Words of accounts §2, §5 and §8, exactly. `<help>` is the link to customer service. */
export const text = defineText("auth-modal", {
  titleSignIn: "Sign In",
  titleRegistration: "Create an account",
  titleForgotPassword: "Forgot your password?",
  titleProfileSettings: "Your account has been created.",

  email: "Email",
  password: "Password",
  firstName: "First name",
  lastName: "Last name",
  optIn: "Yes, send me updates and offers by e-mail.",
  signIn: "Sign In",
  createAccount: "Create account",
  toRegistration: "Don't have an account? Create one.",
  toForgotPassword: "Forgot your password?",
  toSignIn: "Already have an account? Sign in.",

  forgotPasswordLead: "Enter your email, and we will send you a link to set a new one.",
  sendLink: "Send link",
  goBack: "Go back",
  getHelp: "Get Help",
  resetUnavailable:
    "A new password cannot be requested here at this time. Please contact our <help>Customer Service</help> team for assistance.",

  profileLead: "Optional: Tell us a bit about yourself",
  industry: "Industry",
  jobTitle: "Job title",
  companySize: "Company size",
  maybeLater: "Maybe later",
  submit: "Submit",

  invalid: "You have entered an invalid email and password combination. Please try again.",
  invalidTries:
    "You have entered an invalid email and password combination. Please try again. You have {n, plural, one {# try} other {# tries}} left.",
  locked:
    "Your account is blocked, please wait {unit, select, hours {{n, plural, one {# hour} other {# hours}}} minutes {{n, plural, one {# minute} other {# minutes}}} other {{n, plural, one {# second} other {# seconds}}}} to unlock and try again. For immediate assistance, please contact <help>Customer Service</help>.",
  restricted:
    "We're having trouble verifying your account. Please contact our <help>Customer Service</help> team for assistance.",
  unavailable: "That username is unavailable. Sign in or choose another email address.",
  captcha:
    "The security check that protects this form could not run. A blocker or your network may be in its way: allow it for this page and try again, or contact <help>Customer Service</help>.",
  generic:
    "We are sorry. We are unable to process your request at this time. <help>Customer Service</help> is available 24/7.",
  phone: "US and Canada: <call>{phone}</call>",
  phoneElsewhere: "Elsewhere: <call>{phone}</call>",
});
