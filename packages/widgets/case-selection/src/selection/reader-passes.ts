import { isSubscriber, type Session, sessionStore } from "@quire/services/session";
import type { Rules } from "./rules.js";

/** Milliseconds to wait for the profile. A user who is still unknown then has no access. */
const PATIENCE = 3_000;

/** Returns true if the current user sees no overlay. The rules may exempt subscribers. */
export async function readerPasses({ subscribersPass }: Rules): Promise<boolean> {
  return subscribersPass && isSubscriber(await knownSession());
}

function knownSession(): Promise<Session> {
  const store = sessionStore();
  return new Promise((resolve) => {
    const done = () => {
      unsubscribe();
      clearTimeout(timer);
      resolve(store.getState());
    };
    const timer = setTimeout(done, PATIENCE);
    const unsubscribe = store.subscribe(done);
    if (store.getState().status !== "unknown") done();
  });
}
