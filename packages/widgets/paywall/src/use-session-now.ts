import { type Session, sessionStore, useSession } from "@quire/services/session";

/**
 * Returns the session, also during hydration. There `useSession` has none, but the initial content was rendered with it.
 * @example
 * const session = useSessionNow();
 */
export function useSessionNow(): Session {
  useSession(); // Renders again when the session changes.
  return sessionStore().getState();
}
