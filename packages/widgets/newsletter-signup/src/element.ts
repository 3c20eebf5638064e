import { asElement } from "@quire/element";
import { newsletterSignup } from "./newsletter-signup.js";

/** The class of `<quire-newsletter-signup>`; `define.ts` registers it. */
export const NewsletterSignupElement = asElement(newsletterSignup);
