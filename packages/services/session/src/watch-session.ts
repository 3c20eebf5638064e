import { followStorage } from "./follow-storage.js";
import { runIntentSoon } from "./intent-handlers.js";
import { loadSession } from "./load-session.js";
import { followOwner } from "./reader-owner.js";
import { endSession, restartSession } from "./session-changes.js";
import { sessionStore } from "./session-store.js";
import { sessionTabs } from "./session-tabs.js";
import { cachedUserText, isUserGone } from "./user-cache.js";

/** Finds out who is reading, and keeps it right while other tabs, storage and network change. */
export function watchSession(): void {
  const store = sessionStore();
  store.subscribe(runIntentSoon);
  store.subscribe(followOwner);
  sessionTabs().listen((message) => {
    if (message === "signed-out") endSession();
    else startOver();
  });
  addEventListener("storage", ({ key }) => {
    // The user or its validator has changed; null: everything is gone.
    if (key?.includes("user") ?? true) onStorage();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) revalidate();
  });
  addEventListener("online", () => {
    if (store.getState().status === "unknown") void loadSession();
  });
  void loadSession();
}

/** Somebody may have signed in elsewhere: nothing of the reader before is shown meanwhile. */
function startOver(): void {
  restartSession();
  void loadSession();
}

function onStorage(): void {
  if (isUserGone()) endSession();
  else if (cachedUserText() !== null) void followStorage();
}

/** Back from the back-forward cache: what has happened since is read from the storage at once. */
function revalidate(): void {
  if (isUserGone()) endSession();
  void loadSession();
}
