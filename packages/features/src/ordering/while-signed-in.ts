import { openOverlay } from "@quire/core";
import { orderStore } from "@quire/services/order";

/**
 * Does what a reader has asked for; where that shows that the session is over, sign-in opens at once, and after it what
 * was typed is there again.
 */
export async function whileSignedIn<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
  const outcome = await work;
  if (orderStore().getState().status === "signed-out")
    openOverlay({ name: "auth-modal", attributes: { mode: "sign-in" } });
  return outcome;
}
