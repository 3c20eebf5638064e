import { asElement, defineWidget, type WidgetProps } from "@quire/element";
import { attributes, events } from "./attributes.js";
import { initial } from "./initial.js";
import { paywallShell } from "./paywall-shell.js";

export const paywall = defineWidget({
  name: "paywall",
  description: "Cards to sign in, register or reset a password, in front of restricted content.",
  slots: {
    content: "The content that is hidden until the reader has access.",
    price: "The price of access, above the cards while the paywall is closed.",
    benefits: "The benefits of access, above the cards while the paywall is closed.",
  },
  parts: {
    "fade offer why heading dek":
      "The area above the cards: the faded lines, and the heading and dek with the reason for the paywall.",
    "meter meter-bars meter-bar read": "The meter with the number of free articles read.",
  },
  states: {
    loading: "The current user is not known yet.",
    ready: "The cards or the content show.",
    error: "The current user could not be determined.",
    offline: "The current user could not be determined because the browser is offline.",
    misconfigured: "No element matches `container-selector`.",
  },
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
