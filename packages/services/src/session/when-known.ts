import { sessionStore } from "./session-store.js";
import { userOf } from "./user-of.js";

/** Calls `task` once a user is known, and again after each sign-in. */
export function whenKnown(task: () => void): void {
  const store = sessionStore();
  if (userOf(store.getState())) task();
  store.subscribe((session, before) => {
    if (userOf(session) && !userOf(before)) task();
  });
}
