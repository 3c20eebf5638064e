import { goTo } from "@quire/core";
import { stayedHere } from "@quire/services/session";

/**
 * Navigates to another page. Resolves when the navigation fails, when the user returns by the back-forward cache, or at
 * once when the application navigates.
 */
export async function leaveFor(address: string, signal: AbortSignal): Promise<void> {
  if (goTo(address)) await stayedHere(signal);
}
