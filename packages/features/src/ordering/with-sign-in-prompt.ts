import { openOverlay } from "@quire/core";
import { orderStore } from "@quire/services/order";

/**
 * Waits for an action of the user. If it finds that the session has ended, sign-in opens. Typed text returns after the
 * sign-in.
 */
export async function withSignInPrompt<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
  const outcome = await work;
  if (orderStore().getState().status === "signed-out")
    openOverlay({ name: "auth-modal", attributes: { mode: "sign-in" } });
  return outcome;
}
