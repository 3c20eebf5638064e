import { useBefore } from "@quire/element";
import { type Session, sessionStore, useSession } from "@quire/services/session";

/** The session; while the view hydrates, and no store says anything, the one that what stands there stands for. */
export function useSessionNow(): Session {
  const session = useSession();
  return useBefore() ? sessionStore().getState() : session;
}
