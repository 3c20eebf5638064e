import { useStore } from "zustand";
import { type Session, sessionStore } from "./session-store.js";

/** The session in React; on a server, and while hydrating, the reader is unknown. */
export function useSession(): Session {
  return useStore(sessionStore());
}
