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
  resetLead: "Enter your email, and we will send you a link to set a new password.",

  whyHeading: "{reader, select, registered {Sign in to read on} other {Subscribe to read on}}",
  whyDek:
    "{reader, select, registered {The rest of this is for readers with an account.} known {The rest of this is for subscribers.} other {The rest of this is for subscribers. If you are one, sign in.}}",
  meter: "You have read {read} of {limit} free articles.",

  createOne: "Don't have an account? Create one.",
  createOneOr: "Don't have an account? Create one",
  orReset: "or reset your password.",
  unavailable:
    "That username is unavailable. <signIn>Sign in</signIn> or choose another email address. Forgot your password? <reset>Reset it here.</reset>",
  emailInvalid: "Email address is not valid.",
  nameInvalid:
    "{field, select, firstName {Please enter a valid first name.} other {Please enter a valid last name.}}",

  titleSubscribe: "For subscribers",
  subscribe: "You are signed in as {email}, an account without a subscription that includes this.",
  subscribeUnnamed: "You are signed in with an account without a subscription that includes this.",
  opened: "You can read on now.",
  titleProblem: "Please try again",
  offline: "There is no connection. What follows comes as soon as there is one.",
  retry: "Try again",
});
