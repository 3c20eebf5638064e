import { useMemo } from "react";
import { useStore } from "zustand";
import type { FollowType } from "../contract/index.js";
import { useReader } from "../session/index.js";
import { followKey } from "./followed-keys.js";
import { followingStore } from "./following-store.js";

/**
 * Returns true if the current user follows it. It is false for guests and until the session has loaded.
 * @example const isFollowing = useIsFollowing("topic", "Strategy");
 */
export function useIsFollowing(type: FollowType, name: string): boolean {
  return useStore(followingStore(), ({ followed }) => followed.has(followKey(type, name)));
}

export interface Following {
  /** False until the session has loaded, on a server, and during hydration. */
  readonly isLoaded: boolean;
  /** Names in the order of the profile. Empty for guests. */
  readonly topics: readonly string[];
  readonly newsletters: readonly string[];
  /** Ids of campaigns. */
  readonly marketingCampaigns: readonly string[];
  isFollowing(type: FollowType, name: string): boolean;
}

/**
 * Returns everything that the current user follows. `follow` and `unfollow` change it. The result stays the same until
 * something changes.
 * @public for applications
 * @example
 * const { topics, isFollowing } = useFollowing();
 */
export function useFollowing(): Following {
  const { isSettled, followed } = useStore(followingStore());
  const reader = useReader();
  return useMemo(
    () => ({
      isLoaded: isSettled,
      topics: reader.topics.map(({ name }) => name),
      newsletters: reader.newsletters.map(({ name }) => name),
      marketingCampaigns: reader.marketingCampaigns.map(({ marketingCampaignId: id }) => id),
      isFollowing: (type, name) => followed.has(followKey(type, name)),
    }),
    [isSettled, followed, reader],
  );
}
