import { useStore } from "zustand";
import { type Session, sessionStore } from "./session-store.js";

/**
 * Returns the session. On a server, and during hydration, the user is unknown.
 * @example
 * const { status } = useSession();
 */
export function useSession(): Session {
  return useStore(sessionStore());
}
