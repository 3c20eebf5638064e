import { ensureToast } from "@quire/core";
import { sessionStore, userOf } from "../session/index.js";

/** A reader who acts without a connection is told too, and can undo it: what does so is there before it is needed. */
export function readyToTell(): void {
  const store = sessionStore();
  if (userOf(store.getState())) ensureToast();
  store.subscribe((session, before) => {
    if (userOf(session) && !userOf(before)) ensureToast();
  });
}
