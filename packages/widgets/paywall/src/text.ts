import { defineText } from "@quire/core";

/** The exact texts of accounts-2 and accounts-8. `<signIn>` and `<reset>` are links to the cards. */
export const text = defineText("paywall", {
  titleSignIn: "Sign in to your account",
  titleRegister: "Create an account",
  titleReset: "Reset password",

  toCheckout: "On to checkout",
  toRecipient: "On to recipient",
  toReading: "Continue reading",
  goBack: "Go back",
  backToSignIn: "Back to sign in",
  toSignIn: "On to sign in",
  sendLink: "Send link",
  haveAccount: "Already have an account? Sign in.",
  newHere: "Create an account",
  forgotPassword: "Forgot your password?",

  gift: "To send a gift, you'll need to create an account",
  resetLead: "Enter your email and we’ll send you a link to set a new password.",

  whyHeading:
    "{step, select, account {Create an account to keep reading} upgrade {Upgrade to keep reading} other {Subscribe to keep reading}}",
  whyDek:
    "{step, select, account {The rest is for readers with an account.} upgrade {Your subscription doesn’t include this.} other {The rest is for subscribers.}}",
  meter: "{left} of {limit} free articles left",
  meterElsewhere: "{left} of {limit} free articles left. This one is for subscribers.",
  step: "{step, select, account {Create account} upgrade {Upgrade} other {Subscribe}}",
  question: "{step, select, account {Already have an account?} other {Already a subscriber?}}",
  signIn: "Sign in",

  createOne: "Don't have an account? Create one.",
  createOneOr: "Don't have an account? Create one",
  orReset: "or reset your password.",
  unavailable:
    "That username is unavailable. <signIn>Sign in</signIn> or choose another email address. Forgot your password? <reset>Reset it here.</reset>",
  emailInvalid: "Email address is not valid.",
  nameInvalid:
    "{field, select, firstName {Please enter a valid first name.} other {Please enter a valid last name.}}",

  titleSubscribe: "For subscribers",
  subscribe: "You’re signed in as {email}, but your account doesn’t include this.",
  subscribeUnnamed: "You’re signed in, but your account doesn’t include this.",
  opened: "You can keep reading now.",
  titleProblem: "Please try again",
  offline: "You’re offline. The rest will load when you’re back online.",
  retry: "Try again",
});
