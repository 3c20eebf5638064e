import { pageStorage } from "@quire/core";
import { pendingActionsHold } from "./pending-actions-hold.js";

const KEY = "quire:registered";

/**
 * Keeps the e-mail of an account that has just been created, in this tab, until it has been confirmed (accounts-2.9).
 */
export function keepRegistration(emailAddress: string): void {
  pageStorage("session").set(KEY, emailAddress);
}

/** The e-mail of an account that was created in this tab and is not confirmed to its reader yet; null without one. */
export function keptRegistration(): string | null {
  return pageStorage("session").get(KEY);
}

/** It has been confirmed, or its reader has gone. */
export function dropRegistration(): void {
  pageStorage("session").remove(KEY);
}

/** A page that has shown it is left: only the page that follows the registration shows it again (beyond-163). */
export function dropShownRegistration(): void {
  if (!pendingActionsHold().isOn) dropRegistration();
}
