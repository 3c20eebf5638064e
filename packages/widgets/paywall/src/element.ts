import { asElement, defineWidget, type WidgetProps } from "@quire/element";
import { attributes, events } from "./attributes.js";
import { initial } from "./initial.js";
import { paywallShell } from "./paywall-shell.js";

export const paywall = defineWidget({
  name: "paywall",
  description: "Cards to sign in, register or reset a password, in front of restricted content.",
  slots: {
    content: "The content that is hidden until the reader has access.",
    offer: "The offer in one line, in place of the attribute `offer`.",
    price: "The price of access, in place of the attribute `price`.",
    benefits: "The benefits of access, in place of the attribute `benefits`.",
    subscribe: "The page's own link or button, in place of the button 'Subscribe'.",
    trial: "A line about a trial, in place of the attribute `trial`.",
    plans: 'The subscription plans, below the offer: `<quire-subscription-plans slot="plans">`.',
  },
  parts: {
    fade: "The last lines above the paywall, faded out.",
    "offer why heading dek line":
      "The area above the cards: the heading and the dek with the reason for the paywall, and the line of the offer.",
    "price benefits trial": "The price, the benefits and the trial of the attributes.",
    "subscribe account sign-in":
      "The button that leads to a subscription or an account, and the line with the link to the sign-in card.",
    "meter meter-bars meter-bar read": "The meter with the number of free articles.",
  },
  states: {
    loading: "The current user is not known yet.",
    ready: "The cards or the content show.",
    error: "The current user could not be determined.",
    offline: "The current user could not be determined because the browser is offline.",
    misconfigured: "No element matches `container-selector`.",
  },
  tokens: { "--quire-paywall-width": ["480px", "The greatest width of the offer and of the cards."] },
  attributes,
  events,
  root: "light",
  shell: paywallShell,
  initial,
  loading: "visible", // It decides which content of the page is visible.
  view: () => import("./paywall-view.js"),
});

export type PaywallProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-paywall>`. */
export const PaywallElement = asElement(paywall);
