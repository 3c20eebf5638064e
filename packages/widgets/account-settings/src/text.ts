import { defineText } from "@quire/core";

/**
 * Texts of the widget. Rules of fields are in `forms`, the password form in `change-password-flyout`, the passkeys in
 * `passkeys-flyout`, the generic message in `credentials`.
 */
export const text = defineText("account-settings", {
  loading: "Loading your account…",
  save: "Save",
  saved: "Saved",
  cancel: "Cancel",
  cancelOf: "Cancel: {section}",
  retry: "Try again",
  retryOf: "Try again: {section}",
  readFailed: "Couldn’t load this. Please try again.",
  userFailed: "Couldn’t load your account. Please try again.",
  waiting: "You’re offline. We’ll do this when you’re back online.",
  offline: "You’re offline. Please try again when you’re back online.",
  tooMany: "Too many tries. Please wait a while and try again.",
  locked: "Too many wrong passwords. Please try again later.",
  password: "Password",
  passwordWrong: "That password is incorrect.",
  passwordLead: "You signed in some time ago. Please enter your password to confirm this change.",

  // For guests
  guestHeading: "Sign in to see your account",
  guestReason: "Your account has your profile, your subscription and your orders.",
  overHeading: "You’ve been signed out",
  overReason: "Sign in again to continue. What you typed is still here.",
  signIn: "Sign in",
  register: "Create account",

  nameHeading: "Name",
  nameLead: "Shown on your profile and on messages from us.",
  nameLong: "Please use at most {n} characters.",
  namesRefused: "Please check your name.",

  emailHeading: "Email",
  emailLead: "You sign in with this address, and receive our emails there.",
  emailChange: "Change email",
  emailLabel: "New email address",
  emailSend: "Send confirmation",
  emailSame: "This is already your email address.",
  emailWaiting:
    "Confirm your new address: we’ve sent a link to <email>{email}</email>. It’s valid for an hour. Until then, nothing changes.",
  emailNothing: "No email? Check your spam folder. An address that another account uses gets no link.",
  emailCancel: "Keep the current address",
  emailKept: "Your email address stays the same.",

  passwordHeading: "Password",
  passwordAbout: "After a change, your other devices are signed out.",
  passwordChange: "Change password",

  passkeysHeading: "Passkeys",

  planHeading: "Subscription",
  planNone: "You don’t have a subscription.",
  planUnnamed: "Subscription",
  planSee: "See plans",
  planManage: "Manage subscription",
  planSince: "Since",
  planRenews: "Renews on",
  planEnds: "Ends on",

  ordersHeading: "Orders",
  ordersNone: "You haven’t ordered anything yet.",
  ordersAll: "All orders",
  orderCancelled: "Cancelled",

  newslettersHeading: "Newsletters",
  newslettersNone: "You don’t get any newsletters.",
  newslettersAll: "All newsletters",
  subscriberOnly: "{label} is for subscribers only.",
  executiveOnly: "{label} is for Executive subscribers only.",
  newslettersFull: "You’ve reached the limit for newsletters and topics. Stop following one and try again.",

  dataHeading: "Your data",
  dataLead: "A file with everything we store about your account, in the JSON format.",
  dataGet: "Download my data",
  dataFile: "account-data",
  dataDone: "Your download has started.",

  deleteHeading: "Delete account",
  deleteLead: "Removes your account and its data for good.",
  deleteStart: "Delete account…",
  deleteTitle: "Before you delete your account",
  deleteProfile: "Your profile, password and passkeys are removed. You’re signed out on all devices.",
  deleteLibrary: "Your saved items, folders and followed topics are lost.",
  deletePlan: "Your subscription ends at once. You lose its access.",
  deleteOrders: "Files and receipts of your orders are no longer available here.",
  deleteNewsletters: "Newsletters stop.",
  deleteFirst: "Need any of it? <download>Download your data</download> first.",
  deleteWord: "DELETE",
  deleteLabel: "To confirm, type {word}",
  deleteWordWrong: "Please type {word}.",
  deleteSend: "Delete my account",
  deletedHeading: "Your account has been deleted",
  deletedBody: "You’re signed out on all devices. We’ve sent a confirmation to your email address.",
  deletedHome: "Go to the home page",
});
