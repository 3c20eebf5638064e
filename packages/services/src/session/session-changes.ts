import { readerScope, type Session, sessionStore } from "./session-store.js";
import { removeCachedUser } from "./user-cache.js";

function beginEra(): void {
  const { controller } = readerScope();
  readerScope().controller = new AbortController();
  controller.abort();
}

function getIdentity(session: Session): string {
  return session.status === "known" ? session.user.id : session.status;
}

/** Sets the session. If the user has changed, running calls of the earlier user are aborted first. */
export function showSession(next: Session): void {
  const store = sessionStore();
  const before = store.getState();
  if (before.status !== "unknown" && getIdentity(before) !== getIdentity(next)) beginEra();
  store.setState(next, true);
}

/** Sets the user to unknown and aborts all running calls, because the user may have changed. */
export function restartSession(): void {
  beginEra();
  sessionStore().setState({ status: "unknown" }, true);
}

/** Sets the user to anonymous here, and in other tabs by the emptied storage. */
export function endSession(): void {
  if (sessionStore().getState().status === "anonymous") return;
  removeCachedUser();
  beginEra();
  sessionStore().setState({ status: "anonymous" }, true);
}
