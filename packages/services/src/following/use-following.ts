import { useStore } from "zustand";
import type { FollowType } from "../contract/index.js";
import { followKey } from "./followed-keys.js";
import { followingStore } from "./following-store.js";

/** Returns true if the current user follows it. It is false for guests and until the session has loaded. */
export function useIsFollowing(type: FollowType, name: string): boolean {
  return useStore(followingStore(), ({ followed }) => followed.has(followKey(type, name)));
}
