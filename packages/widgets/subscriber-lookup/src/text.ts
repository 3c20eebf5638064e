import { defineText } from "@quire/core";

/** The texts of accounts-2 and accounts-8. `<help>` links to customer service, `<create>` to registration. */
export const text = defineText("subscriber-lookup", {
  lookupTitle: "Find your subscription",
  lookupLead: "Your account number is on the address label of each issue and on every renewal notice.",
  accountNumber: "Account number",
  find: "Find my subscription",
  notFoundNext:
    "Check both against your address label, or try another email. <help>Customer Service</help> can help you find it. If your email has no subscription, you can <create>create an account</create>.",

  foundTitle: "{name, select, none {We found your subscription} other {We found your subscription, {name}}}",
  name: "Name",
  term: "Subscription",
  status: "Status",
  active: "Active",
  began: "Started",
  expires: "Expires",
  linkLead: "Enter your online account’s password to link your subscription.",
  link: "Link my subscription",
  registerLead: "Choose a password to read everything online too.",
  createAccount: "Create account",
  toLink: "Already have an online account? Link it.",
  toRegister: "Don't have an account? Create one.",
  toForgotPassword: "Forgot your password?",
  toLookup: "Find another subscription",
  unavailable: "That username is unavailable. Sign in or choose another email address.",
  alreadyLinked:
    "This subscription is already linked to another account. If that’s a mistake, please contact <help>Customer Service</help>.",

  forgotTitle: "Forgot your password?",
  forgotLead: "Enter your email and we’ll send you a link to set a new password.",
  sendLink: "Send link",
  goBack: "Go back",

  linkedTitle: "Your subscription is linked",
  linkedText: "You’re signed in as {email}. You can now read everything in your subscription.",
  createdText: "Your account has been created for {email}. You can now read everything in your subscription.",
  continue: "Continue",
});
