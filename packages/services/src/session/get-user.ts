import type { CurrentUser } from "../contract/index.js";
import type { Session } from "./session-store.js";

/** Returns the user, if known. */
export function getUser(session: Session): CurrentUser | undefined {
  return session.status === "known" ? session.user : undefined;
}
