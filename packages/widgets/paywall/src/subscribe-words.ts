import { getUser, type Session } from "@quire/services/session";
import type { PaywallViewProps } from "./attributes.js";
import { subscribeAddress } from "./offer-words.js";
import { text } from "./text.js";

/** The texts for a signed-in user without a subscription, and the link to subscriptions. */
export function subscribeWords(
  session: Session,
  props: Pick<PaywallViewProps, "gift" | "goal" | "checkout" | "subscribeHref" | "experiment">,
) {
  const email = getUser(session)?.emailAddress;
  return {
    explained: email ? text("subscribe", { email }) : text("subscribeUnnamed"),
    leads: submitWords(props),
    href: subscribeAddress(props),
  };
}

/** The submit button's label, which names the next step (accounts-2.11). */
export function submitWords({ gift, goal }: Pick<PaywallViewProps, "gift" | "goal">): string {
  if (gift) return text("toRecipient");
  return text(goal === "reading" ? "toReading" : "toCheckout");
}
