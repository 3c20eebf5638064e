import type { PaywallViewProps } from "./attributes.js";
import { text } from "./text.js";

/** The submit button's label, which names the next step (accounts-2.11). */
export function submitWords({ gift, goal }: Pick<PaywallViewProps, "gift" | "goal">): string {
  if (gift) return text("toRecipient");
  return text(goal === "reading" ? "toReading" : "toCheckout");
}
