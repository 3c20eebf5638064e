import { useStore } from "zustand";
import { concerns, lockoutStore } from "./lockout-store.js";
import type { UnlockTime } from "./unlock-time.js";

/**
 * How long the account is locked yet, as the message of accounts-8.2 says it; null where it is not.
 * @param username the account; while it is empty, whichever is locked counts
 */
export function useLockout(username = ""): UnlockTime | null {
  return useStore(lockoutStore(), ({ lockout, time }) =>
    lockout && concerns(lockout, username) ? time : null,
  );
}
