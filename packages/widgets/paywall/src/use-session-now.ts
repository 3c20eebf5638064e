import { useBefore } from "@quire/element";
import { type Session, sessionStore, useSession } from "@quire/services/session";

/** The session; while the view hydrates, and React has none yet, what the store says, which what stands there goes by. */
export function useSessionNow(): Session {
  const session = useSession();
  return useBefore() ? sessionStore().getState() : session;
}
