import { asComponent } from "@quire/element";
import { newsletterSignup } from "./element.js";
import { view } from "./newsletter-signup-view.js";

export type { NewsletterSignupProps } from "./element.js";

/** `<quire-newsletter-signup>` for React. */
export const NewsletterSignup = asComponent(newsletterSignup, view);
