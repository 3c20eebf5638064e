import { safeHref } from "@quire/core";
import { type Session, userOf } from "@quire/services/session";
import type { PaywallViewProps } from "./attributes.js";
import { submitWords } from "./submit-words.js";
import { text } from "./text.js";

/** The page that sells subscriptions (accounts-2.23). */
const SUBSCRIPTIONS = "/subscriptions";

/** The texts for a signed-in user without a subscription, and the link to subscriptions. */
export function subscribeWords(
  session: Session,
  { gift, goal, checkout }: Pick<PaywallViewProps, "gift" | "goal" | "checkout">,
) {
  const email = userOf(session)?.emailAddress;
  return {
    explained: email ? text("subscribe", { email }) : text("subscribeUnnamed"),
    leads: goal === "reading" && !gift ? text("toSubscriptions") : submitWords({ gift, goal }),
    href: safeHref(checkout) ?? SUBSCRIPTIONS,
  };
}
