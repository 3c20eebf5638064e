import { useStore } from "zustand";
import { lockoutStore } from "./lockout-store.js";
import type { UnlockTime } from "./unlock-time.js";

/** How long sign-in is locked yet, as the message of accounts §8 says it; null where it is not. */
export function useLockout(): UnlockTime | null {
  return useStore(lockoutStore(), ({ time }) => time);
}
