import { useStore } from "zustand";
import type { FollowType } from "../contract/index.js";
import { followKey } from "./followed-keys.js";
import { followingStore } from "./following-store.js";

/** Whether the reader follows it; false while nobody is known. */
export function useIsFollowing(type: FollowType, name: string): boolean {
  return useStore(followingStore(), ({ followed }) => followed.has(followKey(type, name)));
}
