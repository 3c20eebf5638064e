import { defineText } from "@quire/core";

/** The exact texts of accounts-2 and accounts-8. `<signIn>` and `<reset>` are links to the cards. */
export const text = defineText("paywall", {
  titleSignIn: "Sign in to your account",
  titleRegister: "Create an account",
  titleReset: "Reset password",

  toCheckout: "On to checkout",
  toRecipient: "On to recipient",
  toReading: "Continue reading",
  toSubscriptions: "See subscriptions",
  goBack: "Go back",
  backToSignIn: "Back to sign in",
  toSignIn: "On to sign in",
  sendLink: "Send link",
  haveAccount: "Already have an account? Sign in.",
  newHere: "Create an account",
  forgotPassword: "Forgot your password?",

  gift: "To send a gift, you'll need to create an account",
  resetLead: "Enter your email and we’ll send you a link to set a new password.",

  whyHeading: "{reader, select, registered {Sign in to keep reading} other {Subscribe to keep reading}}",
  whyDek:
    "{reader, select, registered {The rest is for readers with an account.} known {The rest is for subscribers.} other {The rest is for subscribers. If you subscribe, sign in.}}",
  meter: "You’ve read {read} of {limit} free articles.",

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
