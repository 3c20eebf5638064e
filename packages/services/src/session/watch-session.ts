import { ownWindow, perDocument, report } from "@quire/core";
import { followStorage } from "./follow-storage.js";
import { isAmongStrangers } from "./is-among-strangers.js";
import { loadSession } from "./load-session.js";
import { pendingActionsHold } from "./pending-actions-hold.js";
import { followOwner } from "./reader-owner.js";
import { runPendingActionSoon } from "./run-pending-action-soon.js";
import { endSession, restartSession } from "./session-changes.js";
import { sessionStore } from "./session-store.js";
import { sessionTabs } from "./session-tabs.js";
import { cachedUserText, isUserGone } from "./user-cache.js";

/** Finds out who is reading, and keeps it right while other tabs, storage and network change. */
export function watchSession(): void {
  sessionStore().subscribe(runPendingActionSoon);
  if (!isAmongStrangers()) sessionStore().subscribe(followOwner);
  sessionTabs().listen((message) => {
    if (message === "signed-out") endSession();
    else startOver();
  });
  perDocument(() => {
    ownWindow.addEventListener("storage", onStorage);
    ownWindow.addEventListener("pageshow", onPageShow);
    ownWindow.addEventListener("online", onOnline);
  });
  void loadSession();
}

/** Somebody may have signed in elsewhere: nothing of the reader before is shown meanwhile. */
function startOver(): void {
  restartSession();
  void loadSession();
}

function onStorage({ key }: StorageEvent): void {
  // The user or its validator has changed; null: everything is gone.
  if (key !== null && !key.includes("user")) return;
  if (isUserGone()) endSession();
  else if (cachedUserText() !== null) followStorage().catch(report);
}

/** Back from the back-forward cache: what has happened since is read from the storage at once. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  pendingActionsHold().isOn = false; // It stays after all.
  if (isUserGone()) endSession();
  void loadSession();
}

function onOnline(): void {
  if (sessionStore().getState().status === "unknown") void loadSession();
}
