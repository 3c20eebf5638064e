import { pageStorage } from "@quire/core";
import { pendingActionsHold } from "./pending-actions-hold.js";

const KEY = "quire:registered";

/**
 * Stores the e-mail of a new account in this tab until its confirmation (accounts-2.9).
 */
export function keepRegistration(emailAddress: string): void {
  pageStorage("session").set(KEY, emailAddress);
}

/** Returns the e-mail of an account that was created in this tab and not confirmed to the user yet, or null. */
export function getKeptRegistration(): string | null {
  return pageStorage("session").get(KEY);
}

/** Removes the stored e-mail after its confirmation, or when the user changes. */
export function dropRegistration(): void {
  pageStorage("session").remove(KEY);
}

/**
 * Removes the stored e-mail when the user leaves a page that has shown it. It stays only for the reload after
 * the registration (beyond-163).
 */
export function dropShownRegistration(): void {
  if (!pendingActionsHold().isOn) dropRegistration();
}
