import { ownWindow, pageStorage, perDocument, report, type StorageArea } from "@quire/core";
import { getUser } from "./get-user.js";
import { loadSession } from "./load-session.js";
import { AREAS, OWNER_KEY } from "./owner-key.js";
import { pendingActionsHold } from "./pending-actions-hold.js";
import { runPendingActionSoon } from "./run-pending-action-soon.js";
import { endSession, restartSession, showSession } from "./session-changes.js";
import { type Session, sessionStore } from "./session-store.js";
import { getSessionChannel } from "./session-tabs.js";
import { getCachedUserText, isAmongStrangers, isUserGone } from "./user-cache.js";

/** Loads the session, and updates it when other tabs, the storage or the network change. */
export function watchSession(): void {
  sessionStore().subscribe(runPendingActionSoon);
  if (!isAmongStrangers()) sessionStore().subscribe(followOwner);
  getSessionChannel().listen((message) => {
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

/** Reloads the session after a possible sign-in in another tab. The earlier user is hidden meanwhile. */
function startOver(): void {
  restartSession();
  void loadSession();
}

function onStorage({ key }: StorageEvent): void {
  // The key shows that the user or its validator has changed. Null means that the storage was cleared.
  if (key !== null && !key.includes("user")) return;
  if (isUserGone()) endSession();
  else if (getCachedUserText() !== null) followStorage().catch(report);
}

/** Updates the session from the storage when the page returns from the back-forward cache. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  pendingActionsHold().isOn = false; // The navigation did not leave this page.
  if (isUserGone()) endSession();
  void loadSession();
}

function onOnline(): void {
  if (sessionStore().getState().status === "unknown") void loadSession();
}

/** Removes the data of an earlier user when the user changes. */
export function followOwner(session: Session): void {
  const id = getUser(session)?.id ?? "";
  const isOfAnotherUser = (area: StorageArea) => (pageStorage(area).get(OWNER_KEY) ?? "") !== id;
  if (session.status !== "unknown" && AREAS.some(isOfAnotherUser))
    import("./sign-out.js").then(({ forgetReader }) => forgetReader(id), report);
}

/** Follows a profile that another tab has stored. The same user's profile shows at once, another user's after a check. */
async function followStorage(): Promise<void> {
  const { readCachedUser } = await import("./read-user.js");
  const session = sessionStore().getState();
  const user = readCachedUser();
  if (!user) return;
  if (session.status === "known" && session.user.id === user.id) {
    showSession({ status: "known", user });
    return;
  }
  restartSession();
  await loadSession();
}
