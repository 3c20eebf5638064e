import { asElement, defineWidget, type WidgetProps } from "@quire/element";
import { attributes, events } from "./attributes.js";
import { initial } from "./initial.js";
import { paywallShell } from "./paywall-shell.js";

export const paywall = defineWidget({
  name: "paywall",
  description:
    "Cards to sign in, register or reset a password, in front of content that not everybody may read.",
  slots: {
    content: "What is closed until the reader may read on.",
    price: "Above the cards, while it is shut: what reading on costs.",
    benefits: "Above the cards, while it is shut: what the reader gets.",
  },
  parts: {
    "fade offer why heading dek": "What stands above the cards: the lines that fade, and why it is shut.",
    "meter meter-bars meter-bar read": "How many of the free articles were read.",
  },
  states: {
    loading: "It is not clear who is reading.",
    ready: "The cards are shown, or the content is.",
    error: "Nobody can say who is reading.",
    offline: "Nobody can say who is reading: there is no connection.",
    misconfigured: "There is no such place as `container-selector` says.",
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
