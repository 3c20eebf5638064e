import { asComponent } from "@quire/element";
import { newsletterSignup } from "./element.js";
import { view } from "./newsletter-signup-view.js";

export type { SubscriptionDetail } from "./attributes.js";
export type { NewsletterSignupProps } from "./element.js";
export type { Newsletter } from "./get-newsletters.js";

/** `<quire-newsletter-signup>` for React. */
export const NewsletterSignup = asComponent(newsletterSignup, view);
