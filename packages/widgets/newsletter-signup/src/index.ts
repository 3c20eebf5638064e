export type { SubscriptionDetail } from "./attributes.js";
export { NewsletterSignup, type NewsletterSignupProps } from "./newsletter-signup.js";
export type { Newsletter } from "./newsletters-of.js";
