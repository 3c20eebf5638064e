import { pageSingleton } from "@quire/core";
import { createStore, type StoreApi } from "zustand/vanilla";
import { getUser, type Session, sessionStore } from "../session/index.js";
import { getFollowedKeys } from "./followed-keys.js";

export interface FollowingState {
  /** True once the session is loaded. Before that, no state shows. */
  readonly isSettled: boolean;
  readonly followed: ReadonlySet<string>;
}

/** Returns the store of what the current user follows. */
export function followingStore(): StoreApi<FollowingState> {
  return pageSingleton("following", () => {
    const session = sessionStore();
    const store = createStore<FollowingState>()(() => stateOf(session.getState()));
    session.subscribe((now) => store.setState(stateOf(now)));
    return store;
  });
}

function stateOf(session: Session): FollowingState {
  const user = getUser(session);
  return { isSettled: session.status !== "unknown", followed: new Set(user && getFollowedKeys(user)) };
}
