import { asElement, defineWidget, formParts, type WidgetProps } from "@quire/element";
import { attributes, events } from "./attributes.js";

/** The declaration of the widget. Its React component and its element are made from it. */
export const newsletterSignup = defineWidget({
  name: "newsletter-signup",
  description:
    "Signs readers up for newsletters and campaigns: guests by e-mail, signed-in readers with one click.",
  parts: {
    "signup heading": "The whole widget, and its heading.",
    "newsletters newsletter about description":
      "The list of newsletters, and each newsletter with its description.",
    "controls subscribe unsubscribe problem": "The controls for signed-in readers, and their error message.",
    "all unsubscribe-all": "The area with the button that ends all subscriptions.",
    "sign-up choice legend by-email done refusals":
      "The form for guests, its choices, its confirmation and its error messages.",
    ...formParts,
  },
  states: {
    loading:
      "The current user is not known yet. If the user cannot be determined, the form for guests shows.",
    ready: "The reader can sign up.",
    empty: "No newsletter or campaign is given.",
  },
  attributes,
  events,
  view: () => import("./newsletter-signup-view.js"),
});

export type NewsletterSignupProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-newsletter-signup>`; `define.ts` registers it. */
export const NewsletterSignupElement = asElement(newsletterSignup);
