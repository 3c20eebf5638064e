import { call } from "../client/index.js";
import { deleteAccount as deleteRow } from "../contract/index.js";
import type { PasswordRefusal } from "../password/index.js";
import { leaveAccount, sessionSignal } from "../session/index.js";
import { catchPasswordRefusal, type SettingsFailure, toOutcome } from "./to-outcome.js";

export type DeleteAccountOutcome = { readonly kind: "deleted" } | PasswordRefusal | SettingsFailure;

/** Deletes the user's account, and signs out every tab (beyond-346). The page stays. */
export function deleteAccount(
  currentPassword?: string,
  signal: AbortSignal = sessionSignal(),
): Promise<DeleteAccountOutcome> {
  const body = currentPassword === undefined ? {} : { currentPassword };
  return toOutcome<DeleteAccountOutcome>(() =>
    catchPasswordRefusal<DeleteAccountOutcome>(currentPassword, async () => {
      await call(deleteRow, { body, signal });
      await leaveAccount();
      return { kind: "deleted" };
    }),
  );
}
