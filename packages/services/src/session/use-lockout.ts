import { useStore } from "zustand";
import { isForAccount, lockoutStore } from "./lockout-store.js";
import type { UnlockTime } from "./unlock-time.js";

/**
 * Returns the remaining time of the account's lockout for the message of accounts-8.2, or null.
 * @param username the account. Empty: any locked account
 * @example
 * const time = useLockout(username);
 */
export function useLockout(username = ""): UnlockTime | null {
  return useStore(lockoutStore(), ({ lockout, time }) =>
    lockout && isForAccount(lockout, username) ? time : null,
  );
}
