import type { CurrentUser } from "../contract/index.js";
import type { Session } from "./session-store.js";

/** The reader, where known. */
export function userOf(session: Session): CurrentUser | undefined {
  return session.status === "known" ? session.user : undefined;
}
