import type { PaywallViewProps } from "./paywall-props.js";
import { text } from "./text.js";

/** What the button of a card says that lets a reader in (accounts-2.11): where it leads. */
export function submitWords({ gift, goal }: Pick<PaywallViewProps, "gift" | "goal">): string {
  if (gift) return text("toRecipient");
  return text(goal === "reading" ? "toReading" : "toCheckout");
}
