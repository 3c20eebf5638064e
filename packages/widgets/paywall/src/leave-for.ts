import { goTo } from "@quire/core";
import { stayedHere } from "@quire/services/session";

/** Navigates to another page. Resolves when the navigation fails, or when the user returns by the back-forward cache. */
export function leaveFor(address: string, signal: AbortSignal): Promise<void> {
  goTo(address);
  return stayedHere(signal);
}
