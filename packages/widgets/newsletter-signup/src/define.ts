import { register } from "@quire/element";
import { NewsletterSignupElement } from "./element.js";

register("newsletter-signup", NewsletterSignupElement);
