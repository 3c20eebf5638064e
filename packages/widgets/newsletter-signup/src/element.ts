import { asElement, defineWidget, formParts, type WidgetProps } from "@quire/element";
import { attributes, events } from "./attributes.js";

/** The widget, declared once: its React component and its element are made from this. */
export const newsletterSignup = defineWidget({
  name: "newsletter-signup",
  description: "Signs up for newsletters and campaigns: by e-mail, or with one press for who is signed in.",
  parts: {
    "signup heading": "All of it, and what stands above.",
    "newsletters newsletter about description": "What there is to sign up for.",
    "controls subscribe unsubscribe problem": "For readers who are signed in.",
    "all unsubscribe-all": "Ending all.",
    "sign-up choice legend by-email done refusals": "For guests.",
    ...formParts,
  },
  states: {
    loading: "It is not known who is reading. Who cannot be found out signs up as a guest.",
    ready: "The reader can sign up.",
    empty: "There is nothing to sign up for.",
  },
  attributes,
  events,
  view: () => import("./newsletter-signup-view.js"),
});

export type NewsletterSignupProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-newsletter-signup>`; `define.ts` registers it. */
export const NewsletterSignupElement = asElement(newsletterSignup);
