import { readerScope, type Session, sessionStore } from "./session-store.js";
import { removeCachedUser } from "./user-cache.js";

function beginEra(): void {
  const { controller } = readerScope();
  readerScope().controller = new AbortController();
  controller.abort();
}

function identityOf(session: Session): string {
  return session.status === "known" ? session.user.id : session.status;
}

/** Shows who was found to be reading; what was under way for somebody else is given up first. */
export function showSession(next: Session): void {
  const store = sessionStore();
  const before = store.getState();
  if (before.status !== "unknown" && identityOf(before) !== identityOf(next)) beginEra();
  store.setState(next, true);
}

/** Somebody else may be reading from now on: what was under way counts no more, whoever asked for it. */
export function restartSession(): void {
  beginEra();
  sessionStore().setState({ status: "unknown" }, true);
}

/** Makes the reader anonymous here and, by the emptied storage, in the other tabs. */
export function endSession(): void {
  if (sessionStore().getState().status === "anonymous") return;
  removeCachedUser();
  beginEra();
  sessionStore().setState({ status: "anonymous" }, true);
}
