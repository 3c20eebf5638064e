export { type FollowOutcome, follow, unfollow } from "./follow.js";
export { followKey } from "./followed-keys.js";
export { type FollowingState, followingStore } from "./following-store.js";
export { start as startFollowing } from "./page.js";
export { useIsFollowing } from "./use-following.js";
