import { shared } from "@quire/core";
import { sessionStore, userOf } from "@quire/session-service";
import { createStore, type StoreApi } from "zustand/vanilla";
import { followedBy } from "./followed-keys.js";

export interface FollowingState {
  /** Whether it is known who is reading; before that, nothing is shown as followed or not. */
  readonly isSettled: boolean;
  readonly followed: ReadonlySet<string>;
}

/** Puts what a reader has asked for, and the server has not answered, over what the session says. */
type Overlay = (followed: Set<string>, reader: string) => void;

/** None while nothing waits: its code comes with the first follow. */
export const overlay = () => shared<{ put?: Overlay }>("following-overlay", () => ({}));

/** What the reader follows, with what still waits to be sent counted in. */
export function followingStore(): StoreApi<FollowingState> {
  return shared("following", () => {
    const store = createStore<FollowingState>()(stateNow);
    sessionStore().subscribe(() => store.setState(stateNow()));
    return store;
  });
}

export function stateNow(): FollowingState {
  const session = sessionStore().getState();
  const user = userOf(session);
  const followed = new Set(user && followedBy(user));
  if (user) overlay().put?.(followed, user.id);
  return { isSettled: session.status !== "unknown", followed };
}
