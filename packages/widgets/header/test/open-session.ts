import { loadSession, sessionStore } from "@quire/services/session";
import { createFakeBackend, type UserOptions } from "@quire/testing";

/** Loads the session of this user, or of a guest, from a fake backend. @returns a function that ends it */
export async function openSession(user?: UserOptions): Promise<() => void> {
  const { fetch } = globalThis;
  endSession();
  globalThis.fetch = createFakeBackend(user && { user }).fetch;
  await loadSession();
  globalThis.fetch = fetch;
  return endSession;
}

/** Resets the session to unknown. */
export function endSession(): void {
  localStorage.clear();
  sessionStore().setState({ status: "unknown" }, true);
}
