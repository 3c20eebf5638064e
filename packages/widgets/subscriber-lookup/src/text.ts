import { defineText } from "@quire/core";

/** The texts of accounts-2 and accounts-8. `<help>` links to customer service, `<create>` to registration. */
export const text = defineText("subscriber-lookup", {
  lookupTitle: "Find your subscription",
  lookupLead: "Your account number is on the address label of each issue, and in every letter about renewal.",
  accountNumber: "Account number",
  find: "Find my subscription",
  notFoundNext:
    "Check that both are as they stand on your address label, or try another email. <help>Customer Service</help> can look for you, and with an email that has no subscription you can <create>create an account</create>.",

  foundTitle: "{name, select, none {We found your subscription} other {We found your subscription, {name}}}",
  name: "Name",
  term: "Subscription",
  status: "Status",
  active: "Active",
  began: "Began",
  expires: "Runs until",
  linkLead: "Enter the password of your online account to link the subscription to it.",
  link: "Link my subscription",
  registerLead: "Choose a password, and you can read everything online too.",
  createAccount: "Create account",
  toLink: "Already have an online account? Link it.",
  toRegister: "Don't have an account? Create one.",
  toForgotPassword: "Forgot your password?",
  toLookup: "Find another subscription",
  unavailable: "That username is unavailable. Sign in or choose another email address.",
  alreadyLinked:
    "This subscription is linked to another account already. Please contact <help>Customer Service</help> if it should not be.",

  forgotTitle: "Forgot your password?",
  forgotLead: "Enter your email, and we will send you a link to set a new password.",
  sendLink: "Send link",
  goBack: "Go back",

  linkedTitle: "Your subscription is linked",
  linkedText: "You are signed in as {email}, and everything in your subscription is open to you.",
  createdText:
    "Your account has been created for {email}, and everything in your subscription is open to you.",
  continue: "Continue",
});
