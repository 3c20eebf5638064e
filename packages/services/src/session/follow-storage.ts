import { loadSession } from "./load-session.js";
import { restartSession, showSession } from "./session-changes.js";
import { sessionStore } from "./session-store.js";

/** Follows a profile that another tab has stored. The same user's profile shows at once, another user's after a check. */
export async function followStorage(): Promise<void> {
  const { readCachedUser } = await import("./read-user.js");
  const session = sessionStore().getState();
  const user = readCachedUser();
  if (!user) return;
  if (session.status === "known" && session.user.id === user.id) {
    showSession({ status: "known", user });
    return;
  }
  restartSession();
  await loadSession();
}
