import { useBefore } from "@quire/element";
import { type Session, sessionStore, useSession } from "@quire/services/session";

/**
 * Returns the session. During hydration, when `useSession` has none, it returns the store's session, which the early
 * content was rendered with.
 * @example
 * const session = useSessionNow();
 */
export function useSessionNow(): Session {
  const session = useSession();
  return useBefore() ? sessionStore().getState() : session;
}
