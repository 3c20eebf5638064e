import { getUser } from "./get-user.js";
import { sessionStore } from "./session-store.js";

/** Calls `task` once a user is known, and again after each sign-in. */
export function whenKnown(task: () => void): void {
  const store = sessionStore();
  if (getUser(store.getState())) task();
  store.subscribe((session, before) => {
    if (getUser(session) && !getUser(before)) task();
  });
}
