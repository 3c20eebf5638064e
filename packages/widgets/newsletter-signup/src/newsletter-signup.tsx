import { credentialsSheet } from "@quire/credentials-parts";
import { asComponent, defineWidget, type WidgetProps } from "@quire/element";
import { controlsSheet, formSheet } from "@quire/ui";
import { attributes, events } from "./attributes.js";
import sheet from "./newsletter-signup.css?inline";
import { NewsletterSignupView } from "./newsletter-signup-view.js";

/** The widget, declared once: its React component and its element are made from this. */
export const newsletterSignup = defineWidget({
  name: "newsletter-signup",
  description: "Signs up for newsletters and campaigns: by e-mail, or with one press for who is signed in.",
  attributes,
  events,
  styles: [controlsSheet, formSheet, credentialsSheet, sheet],
  view: NewsletterSignupView,
});

export type NewsletterSignupProps = WidgetProps<typeof attributes, typeof events>;

/** `<quire-newsletter-signup>` for React. */
export const NewsletterSignup = asComponent(newsletterSignup);
