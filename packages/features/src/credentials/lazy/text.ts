import { defineText } from "@quire/core";

/** Exact messages of accounts-2, accounts-5 and accounts-8. `<help>` is the link to customer service. */
export const text = defineText("credentials", {
  email: "Email",
  password: "Password",
  firstName: "First name",
  lastName: "Last name",
  optIn: "Yes, send me updates and offers by e-mail.",
  optInUsCanada: "Send me updates and offers. I can unsubscribe at any time.",
  optInEu: "I agree to receive updates and offers by e-mail. I can withdraw my consent at any time.",
  optInGift: "Tell me about my gift by e-mail, and send me updates and offers.",
  industry: "Industry",
  jobTitle: "Job title",
  companySize: "Company size",
  invalid: "You have entered an invalid email and password combination. Please try again.",
  invalidTries:
    "You have entered an invalid email and password combination. Please try again. You have {n, plural, one {# try} other {# tries}} left.",
  locked:
    "Your account is blocked, please wait {time} to unlock and try again. For immediate assistance, please contact <help>Customer Service</help>.",
  unlockTime:
    "{unit, select, hours {{n, plural, one {# hour} other {# hours}}} minutes {{n, plural, one {# minute} other {# minutes}}} other {{n, plural, one {# second} other {# seconds}}}}",
  unlocksIn: "Your account unlocks in {time}.",
  unlocked: "Your account is unlocked. You can sign in again.",
  restricted:
    "We're having trouble verifying your account. Please contact our <help>Customer Service</help> team for assistance.",
  resetLocked:
    "You cannot unlock your account by resetting the password. Please wait 24 hours to unlock and try again. For immediate assistance, please contact <help>Customer Service</help>.",
  ruleMet: "(met)",
  rulesMet: "Your password meets all the criteria.",
  rulesMissing: "Still missing: {rules}",
  strength:
    "{strength, select, weak {Easy to guess} fair {Could be stronger} good {Good password} other {Strong password}}",
  passwordRefused: "This password cannot be used. Please choose another one.",
  resetSent:
    "If your email is registered with us, you will receive an email with a link to reset your password.",
  captchaRequired: "reCAPTCHA is required.",
  captchaUnavailable:
    "The captcha function is not available, so we couldn’t run the security check for this form. A blocker or your network may be stopping it. Allow it for this page and try again. What you typed is still here.",
  captchaOffline:
    "You’re offline, so we couldn’t run the security check for this form. Try again when you’re back online. What you typed is still here.",
  captchaHelp: "If it keeps failing, please contact <help>Customer Service</help>.",
  captchaRetry: "Try again",
});
