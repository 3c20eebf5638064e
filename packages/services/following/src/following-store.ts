import { pageStorage, report, shared, type TriggerSet } from "@quire/core";
import { type Session, sessionStore, userOf } from "@quire/session-service";
import { createStore, type StoreApi } from "zustand/vanilla";
import { followedBy, followKey } from "./followed-keys.js";

export interface FollowingState {
  /** Whether it is known who is reading; before that, nothing is shown as followed or not. */
  readonly isSettled: boolean;
  readonly followed: ReadonlySet<string>;
}

/** What the reader follows, as the session's user says. */
export function followingStore(): StoreApi<FollowingState> {
  return shared("following", () => {
    const session = sessionStore();
    const store = createStore<FollowingState>()(() => stateOf(session.getState()));
    session.subscribe((now) => store.setState(stateOf(now)));
    return store;
  });
}

function stateOf(session: Session): FollowingState {
  const user = userOf(session);
  return { isSettled: session.status !== "unknown", followed: new Set(user && followedBy(user)) };
}

type Paint = (element: HTMLElement, isFollowed: boolean) => void;

/** Keeps all triggers of an action in step with what is followed: one pass, writing only what differs. */
export function paintTriggers(triggers: TriggerSet, paint: Paint): void {
  const store = followingStore();
  const paintAll = (elements: readonly HTMLElement[]) => {
    const { isSettled, followed } = store.getState();
    if (!isSettled) return;
    for (const element of elements) paint(element, isAmong(followed, element.dataset));
  };
  triggers.onDiscover(paintAll);
  store.subscribe(() => paintAll(triggers.elements()));
  // What an earlier page could not send shows, and is sent.
  if (pageStorage().get("quire:outbox")) {
    import("./follows-handler.js").then(({ handleFollows }) => handleFollows(), report);
  }
}

function isAmong(followed: ReadonlySet<string>, { type = "topic", name = "" }: DOMStringMap): boolean {
  return followed.has(followKey(type, name));
}
